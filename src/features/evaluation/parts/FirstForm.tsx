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
import { firstGap, firstParams, saidOf } from '../rules'
import { useTexts } from '../texts'
import { useForm } from '../useForm'
import { useReveal } from '../useReveal'
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

/** 0 = the scores of the shop */
const idOf = (line: number) => `evaluate-${line}`

export function FirstForm({ form, order, audited, done }: FirstFormProps) {
  const texts = useTexts()
  const me = useData('/api/member/info', {}, { silent: true }).data
  const { writing, latest, round, restored, gap, refused, busy, set, say, clear, onPending, send } = useForm(
    order.order_id,
    'first',
    done,
  )
  const reveal = useReveal()
  const author = { nickname: me?.nickname ?? '', headimg: me?.headimg ?? '' }
  const submit = () => {
    const missing = firstGap(latest.current, form.list)
    if (missing) void reveal(idOf(missing.of === 'stars' ? missing.line : 0))
    return send(missing, () =>
      call('/api/goodsevaluate/add', firstParams(latest.current, form.list, order, author), { silent: true }),
    )
  }
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
          const missing = gap?.of === 'stars' && gap.line === id
          return (
            <View key={`${id} ${round}`} id={idOf(id)}>
              <CellGroup className={`${missing ? styles.missing : ''} t-evaluate-line`}>
                <GoodsHead line={line} />
                <View className={styles.rating}>
                  <StarPick size="big" label={texts.rate} value={said.stars} onChange={(stars) => change({ stars })} />
                  <KindPick stars={said.stars} onChange={(stars) => change({ stars })} />
                </View>
                <Words
                  said={said}
                  onChange={change}
                  onPending={(count) => onPending(id, count)}
                  placeholder={texts.words}
                  refused={refused?.line === id ? refused.words : undefined}
                />
              </CellGroup>
            </View>
          )
        })}
        <View id={idOf(0)}>
          <ShopScores
            order={order}
            scores={writing.scores}
            missing={gap?.of === 'scores'}
            onChange={(scores) => set({ scores })}
          />
        </View>
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
