import { View } from '@tarojs/components'
import type { EvaluateForm, OrderDetail } from '@mall/contract/order'
import { call } from '@/api/call'
import { Button } from '@/ui/Button'
import { CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import styles from '../evaluation.module.scss'
import { againGap, againLines, againParams, saidOf } from '../rules'
import { useTexts } from '../texts'
import { useSending } from '../useSending'
import { useWriting } from '../useWriting'
import { Before } from './Before'
import { GoodsHead } from './GoodsHead'
import { Restored } from './Restored'
import { Words } from './Words'

interface AgainFormProps {
  form: EvaluateForm
  order: OrderDetail
  audited: boolean
  done: () => void
}

/** What is added later, under what was said first. */
export function AgainForm({ form, order, audited, done }: AgainFormProps) {
  const texts = useTexts()
  const id = order.order_id
  const { writing, latest, round, restored, say, clear, sent } = useWriting(id, 'again')
  const sending = useSending(id, 1, () => {
    sent()
    done()
  })
  const lines = againLines(form.list)
  const send = () =>
    sending.send(againGap(latest.current, lines), () =>
      call('/api/goodsevaluate/again', againParams(latest.current, lines, id), { silent: true }),
    )
  const clearAll = () => {
    sending.cleared()
    clear()
  }
  const foot = (
    <Button className="t-submit-evaluation" size="big" loading={sending.busy} onClick={send}>
      {texts.submitAgain}
    </Button>
  )
  return (
    <Screen title={texts.againTitle} bottom={foot} toTop={false}>
      <Column>
        {restored && <Restored onClear={clearAll} />}
        {lines.map((line) => (
          <CellGroup key={`${line.order_goods_id} ${round}`} className="t-evaluate-line">
            <GoodsHead line={line} />
            {line.evaluation && <Before said={line.evaluation} />}
            <Words
              said={saidOf(writing, line.order_goods_id)}
              onChange={(what) => {
                sending.changed()
                say(line.order_goods_id, what)
              }}
              onPending={(count) => sending.onPending(line.order_goods_id, count)}
              placeholder={texts.againWords}
              refused={sending.refused?.line === line.order_goods_id ? sending.refused.words : undefined}
            />
          </CellGroup>
        ))}
        <View className={`${styles.foot} t-evaluate-note`}>{audited ? texts.audited : texts.picturesNote}</View>
      </Column>
    </Screen>
  )
}
