import { View } from '@tarojs/components'
import type { EvaluateForm, OrderDetail } from '@mall/contract/order'
import { call } from '@/api/call'
import { useData } from '@/api/useData'
import { Button } from '@/ui/Button'
import { CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { SwitchField } from '@/ui/form/SwitchField'
import { Screen } from '@/ui/Screen'
import styles from '../evaluation.module.scss'
import { firstParams, saidOf, shownStars } from '../rules'
import { useTexts } from '../texts'
import { useForm } from '../useForm'
import { GoodsHead } from './GoodsHead'
import { KindPick } from './KindPick'
import { Restored } from './Restored'
import { ShopScores } from './ShopScores'
import { StarPick } from './StarPick'
import { Words } from './Words'

interface FirstFormProps {
  form: EvaluateForm
  order: OrderDetail
  /** an auditor sees every evaluation first */
  audited: boolean
  done: () => void
}

export function FirstForm({ form, order, audited, done }: FirstFormProps) {
  const texts = useTexts()
  const me = useData('/api/member/info', {}, { silent: true }).data
  const { writing, latest, round, restored, refused, busy, set, say, clear, onPending, send } = useForm(
    order.order_id,
    'first',
    done,
  )
  const author = { nickname: me?.nickname ?? '', headimg: me?.headimg ?? '' }
  const submit = () =>
    send(() => call('/api/goodsevaluate/add', firstParams(latest.current, form.list, order, author), { silent: true }))
  const foot = (
    <Button className="t-submit-evaluation" size="big" loading={busy} onClick={submit}>
      {texts.submit}
    </Button>
  )
  const anonymous = (
    <View>
      <View>{texts.anonymous}</View>
      <View className={styles.note}>{texts.anonymousNote}</View>
    </View>
  )
  return (
    <Screen title={texts.title} bottom={foot} toTop={false}>
      <Column>
        {restored && <Restored onClear={clear} />}
        {form.list.map((line) => {
          const id = line.order_goods_id
          const said = saidOf(writing, id)
          const change = (what: Partial<typeof said>) => say(id, what)
          const stars = shownStars(said.stars)
          const rate = (touched: number) => change({ stars: touched })
          return (
            <CellGroup key={`${id} ${round}`} className="t-evaluate-line">
              <GoodsHead line={line} />
              <View className={styles.rating}>
                <StarPick size="big" label={texts.rate} value={stars} onChange={rate} />
                <KindPick stars={stars} onChange={rate} />
              </View>
              <Words
                said={said}
                onChange={change}
                onPending={(count) => onPending(id, count)}
                placeholder={texts.words}
                refused={refused?.line === id ? refused.words : undefined}
              />
            </CellGroup>
          )
        })}
        <ShopScores order={order} scores={writing.scores} onChange={(scores) => set({ scores })} />
        <CellGroup>
          <SwitchField
            className="t-anonymous"
            label={anonymous}
            name={texts.anonymous}
            value={writing.anonymous}
            onChange={(next) => set({ anonymous: next })}
          />
        </CellGroup>
        <View className={`${styles.foot} t-evaluate-note`}>{audited ? texts.audited : texts.picturesNote}</View>
      </Column>
    </Screen>
  )
}
