import { View } from '@tarojs/components'
import type { EvaluateForm, OrderDetail } from '@mall/contract/order'
import { call } from '@/api/call'
import { toast } from '@/session/toast'
import { Button } from '@/ui/Button'
import { CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import styles from '../evaluation.module.scss'
import { addsNothing, againLines, againParams, saidOf } from '../rules'
import { useTexts } from '../texts'
import { useForm } from '../useForm'
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
  const { writing, latest, round, restored, refused, busy, say, clear, onPending, send } = useForm(id, 'again', done)
  const lines = againLines(form.list)
  const submit = () =>
    addsNothing(latest.current, lines)
      ? toast(texts.nothingAdded)
      : send(() => call('/api/goodsevaluate/again', againParams(latest.current, lines, id), { silent: true }))
  const foot = (
    <Button className="t-submit-evaluation" size="big" loading={busy} onClick={submit}>
      {texts.submitAgain}
    </Button>
  )
  return (
    <Screen title={texts.againTitle} bottom={foot} toTop={false}>
      <Column>
        {restored && <Restored onClear={clear} />}
        {lines.map((line) => (
          <CellGroup key={`${line.order_goods_id} ${round}`} className="t-evaluate-line">
            <GoodsHead line={line} />
            {line.evaluation && <Before said={line.evaluation} />}
            <Words
              said={saidOf(writing, line.order_goods_id)}
              onChange={(what) => say(line.order_goods_id, what)}
              onPending={(count) => onPending(line.order_goods_id, count)}
              placeholder={texts.againWords}
              refused={refused?.line === line.order_goods_id ? refused.words : undefined}
            />
          </CellGroup>
        ))}
        <View className={`${styles.foot} t-evaluate-note`}>{audited ? texts.audited : texts.picturesNote}</View>
      </Column>
    </Screen>
  )
}
