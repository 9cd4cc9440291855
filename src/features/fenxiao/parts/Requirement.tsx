import { useData } from '@/api/useData'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { RuleCard } from '@/ui/RuleCard'
import { useJoinTexts } from '../joinTexts'
import { requirementOf } from '../requirement'

/** What the mall asks of who wants to become a distributor; nothing as long as that is not known. */
export function Requirement() {
  const texts = useJoinTexts()
  const { fenxiao_name: name } = useFenxiaoWords()
  const condition = useData('/fenxiao/api/config/fenxiao', {}, { silent: true })
  const basics = useData('/fenxiao/api/config/basics', {}, { silent: true })
  const isExamined = basics.data?.is_examine !== 0
  const rules = condition.data && basics.data && requirementOf({ condition: condition.data, isExamined, name }, texts)
  return <RuleCard className="t-requirement" title={texts.heading(name)} rules={rules ?? []} />
}
