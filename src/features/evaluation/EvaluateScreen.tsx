import { useData } from '@/api/useData'
import { orderRoute } from '@/domain/order-status/orderRoute'
import { back, open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { AgainForm } from './parts/AgainForm'
import { FirstForm } from './parts/FirstForm'
import { Told } from './parts/Told'
import { stageOf } from './rules'
import { useTexts } from './texts'

/** The evaluation of an order: the first, what is added later, and both once they are told. */
export function EvaluateScreen() {
  const texts = useTexts()
  const { order_id = 0 } = useParams(routes.orderEvaluate)
  const form = useData('/api/order/evluateinfo', { order_id })
  const order = useData('/api/order/detail', { order_id })
  const config = useData('/api/goodsevaluate/config', {})
  if (!form.data || !order.data || !config.data)
    return <Screen title={texts.title} data={[form, order, config]} toTop={false} />
  const stage = stageOf(form.data, order.data, config.data)
  const audited = config.data.evaluate_audit === 1
  const done = (words: string) => () => {
    toast(audited ? texts.doneAudited : words)
    // whoever comes back sees what is next, not the form that was sent
    void back(routes.orderList).then(() => form.refresh())
  }
  const given = { form: form.data, order: order.data, audited }
  if (stage === 'first') return <FirstForm key={order_id} {...given} done={done(texts.done)} />
  if (stage === 'again') return <AgainForm key={order_id} {...given} done={done(texts.againDone)} />
  const { order_type } = order.data
  const isTold = stage === 'told' && form.data.list.some(({ evaluation }) => evaluation)
  return (
    <Screen title={stage === 'told' ? texts.toldTitle : texts.title}>
      {isTold ? (
        <Told form={form.data} />
      ) : (
        <Empty className={`t-evaluate-${stage}`} icon="message" {...texts.stages[stage]}>
          <Button className="t-to-order" onClick={() => open(orderRoute(order_type), { order_id }, { replace: true })}>
            {texts.order}
          </Button>
        </Empty>
      )}
    </Screen>
  )
}
