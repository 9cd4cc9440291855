import type { LevelRow } from '@mall/contract/level'
import { useData } from '@/api/useData'
import { benefitsOf, giftsOf } from '@/domain/level/benefits'
import { useTexts as useLevelTexts } from '@/domain/level/texts'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { RuleCard } from '@/ui/RuleCard'
import { Screen } from '@/ui/Screen'
import { useTexts } from './texts'

/** The levels with what each is good for, and what fills the accounts. */
export function GrowthRulesScreen() {
  const texts = useTexts()
  const ofLevels = useLevelTexts()
  const levels = useData('/api/memberlevel/lists', {})
  const rules = useData('/api/member/accountrule', {})
  const benefits = (level: LevelRow) =>
    [...benefitsOf(level, ofLevels), ...giftsOf(level, ofLevels)].join(' · ') || ofLevels.none
  return (
    <Screen title={texts.title} data={[levels, rules]} toTop={false}>
      <Column>
        {levels.data && levels.data.length > 0 && (
          <CellGroup title={texts.levels} className="t-levels">
            {levels.data.map((level) => (
              <Cell
                key={level.level_id}
                className="t-level"
                label={level.level_name}
                note={benefits(level)}
                value={level.growth > 0 ? texts.from(level.growth) : texts.start}
              />
            ))}
          </CellGroup>
        )}
        {(['growth', 'point', 'balance'] as const).map((kind) => (
          <RuleCard key={kind} className={`t-rules-${kind}`} title={texts[kind]} rules={rules.data?.[kind] ?? []} />
        ))}
      </Column>
    </Screen>
  )
}
