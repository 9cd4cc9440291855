import { useData } from '@/api/useData'
import { EvaluationGroup } from './EvaluationGroup'
import { useTexts } from './texts'
import { useEvaluationsShown } from './useEvaluationsShown'

/** The last word of a shopper about a product, for those who are invited to buy it; nothing where there is none. */
export function NewestEvaluation({ goodsId }: { goodsId: number }) {
  const texts = useTexts()
  const enabled = useEvaluationsShown() && goodsId > 0
  const newest = useData('/api/goodsevaluate/firstinfo', { goods_id: goodsId }, { enabled, silent: true }).data
  if (!enabled || !newest) return null
  return <EvaluationGroup title={texts.newest} goodsId={goodsId} rows={[newest]} all={texts.all} />
}
