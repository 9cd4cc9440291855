import type { GoodsDetail } from '@mall/contract/goods'
import { useData } from '@/api/useData'
import { EvaluationGroup } from '@/domain/evaluation/EvaluationGroup'
import { useEvaluationsShown } from '@/domain/evaluation/useEvaluationsShown'
import { rateOf } from '@/domain/evaluation/useKinds'
import { useTexts } from '../texts'

const goodOnes = 1

/** What shoppers say: how many were content, and the newest. Nothing where the mall hides evaluations. */
export function Evaluations({ detail }: { detail: GoodsDetail }) {
  const texts = useTexts()
  const { goods_id } = detail
  const on = useEvaluationsShown()
  const page = '/api/goodsevaluate/page'
  const newest = useData(page, { page: 1, page_size: 2, goods_id }, { enabled: on, silent: true }).data
  const counts = newest?.counts
  const some = on && (newest?.count ?? 0) > 0
  // another mall's server counts no kinds: it is asked for the good ones alone
  const good = useData(
    page,
    { page: 1, page_size: 1, goods_id, explain_type: goodOnes },
    { enabled: some && !counts, silent: true },
  ).data
  if (!on || !newest) return null
  const rate = rateOf(counts ?? { all: newest.count, good: good?.count })
  return (
    <EvaluationGroup
      title={texts.evaluations(newest.count)}
      goodsId={goods_id}
      rows={newest.list}
      all={rate === undefined ? texts.all : texts.goodRate(rate)}
      none={texts.noEvaluations}
      counts={counts}
    />
  )
}
