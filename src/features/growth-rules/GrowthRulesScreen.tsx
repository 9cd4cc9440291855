import type { LevelRow } from '@mall/contract/level'
import { useData } from '@/api/useData'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import { RuleList } from './parts/RuleList'
import { useTexts } from './texts'

/** The levels with what each is good for, and what fills the accounts. */
export function GrowthRulesScreen() {
  const texts = useTexts()
  const levels = useData('/api/memberlevel/lists', {})
  const rules = useData('/api/member/accountrule', {})
  const benefits = (level: LevelRow) => {
    const times = Number(level.point_feedback) / 100
    const all = [
      level.consume_discount < 10 && texts.tenths(level.consume_discount),
      times > 1 && texts.points(String(times)),
      level.is_free_shipping === 1 && texts.freeShipping,
      level.send_point > 0 && texts.sends(level.send_point),
    ]
    return all.filter(Boolean).join(' · ') || texts.none
  }
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
        {rules.data &&
          (['growth', 'point', 'balance'] as const).map((kind) => {
            const list = rules.data?.[kind] ?? []
            return (
              list.length > 0 && (
                <Card key={kind} pad="cells" className={`t-rules-${kind}`}>
                  <RuleList title={texts[kind]} rules={list} />
                </Card>
              )
            )
          })}
      </Column>
    </Screen>
  )
}
