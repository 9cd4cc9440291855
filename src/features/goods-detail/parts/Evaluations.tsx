import { View } from '@tarojs/components'
import type { GoodsDetail } from '@mall/contract/goods'
import { useData } from '@/api/useData'
import { EvaluationRow } from '@/domain/evaluation/EvaluationRow'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { useIsMember } from '@/session/token'
import { routes } from '@/routes'
import { CellGroup } from '@/ui/Cell'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { useTexts } from '../texts'
import styles from './Evaluations.module.scss'

const goodOnes = 1

/** What shoppers say: how many were content, and the newest. Nothing where the mall hides evaluations. */
export function Evaluations({ detail }: { detail: GoodsDetail }) {
  const texts = useTexts()
  const { goods_id } = detail
  const config = useData('/api/goodsevaluate/config', {}, { silent: true }).data
  const member = useIsMember()
  const on = config?.evaluate_status === 1 && (member || config.evaluate_show === 1)
  const page = '/api/goodsevaluate/page'
  const newest = useData(page, { page: 1, page_size: 2, goods_id }, { enabled: on, silent: true }).data
  const some = on && (newest?.count ?? 0) > 0
  const good = useData(
    page,
    { page: 1, page_size: 1, goods_id, explain_type: goodOnes },
    { enabled: some, silent: true },
  ).data
  const opens = useOpenable(routes.goodsEvaluate)
  if (!on || !newest) return null
  const rate = good ? texts.goodRate(Math.floor((good.count * 100) / newest.count)) : ''
  const all = opens ? (
    <Tap className={`${styles.all} t-evaluations`} role="link" onClick={() => open(routes.goodsEvaluate, { goods_id })}>
      {rate || texts.all}
      <Icon name="arrow" size={28} />
    </Tap>
  ) : (
    <View className={styles.all}>{rate}</View>
  )
  return (
    <CellGroup title={texts.evaluations(newest.count)} extra={newest.count > 0 && all}>
      <View className={styles.rows}>
        {newest.list.map((row) => (
          <EvaluationRow key={row.evaluate_id} row={row} />
        ))}
        {newest.count === 0 && <View className={styles.none}>{texts.noEvaluations}</View>}
      </View>
    </CellGroup>
  )
}
