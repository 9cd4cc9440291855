import type { Data } from '@/api/call'
import type { useJoinTexts } from './joinTexts'

export type Condition = Data<'/fenxiao/api/config/fenxiao'>
type Texts = ReturnType<typeof useJoinTexts>

/** An application is part of it; else the mall takes whoever meets the condition (wire/fenxiao.md section 2). */
export const asksToApply = ({ fenxiao_condition: kind, perfect_info }: Condition): boolean =>
  kind === 1 || (kind > 1 && perfect_info === 1)

interface Facts {
  condition: Condition
  isExamined: boolean
  /** what the mall calls a distributor */
  name: string
}

function wantedOf(
  { fenxiao_condition: kind, consume_condition: when, consume_count, consume_money }: Condition,
  texts: Texts,
): string[] {
  if (kind === 2) return [texts.orders[when](consume_count), texts.refunds]
  if (kind === 3) return [texts.money[when](consume_money), texts.refunds]
  return [texts.goods]
}

/** What becoming a distributor takes, sentence by sentence. */
export function requirementOf({ condition, isExamined, name }: Facts, texts: Texts): string[] {
  if (condition.fenxiao_condition === 0) return [texts.everybody(name)]
  if (condition.fenxiao_condition === 1) return [isExamined ? texts.reviewed : texts.unreviewed]
  const then = isExamined ? texts.thenReviewed : texts.thenUnreviewed
  return [...wantedOf(condition, texts), asksToApply(condition) ? then : texts.automatic(name)]
}
