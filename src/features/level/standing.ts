import type { LevelRow } from '@mall/contract/level'

export interface Standing {
  /** lowest first */
  levels: readonly LevelRow[]
  /** none in a mall that made its levels later */
  current: LevelRow | undefined
  /** none on the highest one */
  next: LevelRow | undefined
  /** growth up to the next */
  missing: number
  /** of the way from the current level to the next, 0 to 100 */
  percent: number
}

/** A level once reached is kept, so it is told by its id and not by the growth. */
export function standingOf(
  rows: readonly LevelRow[],
  { member_level, growth }: { member_level: number; growth: number },
): Standing {
  const levels = [...rows].sort((a, b) => a.growth - b.growth)
  const current = levels.find(({ level_id }) => level_id === member_level)
  const from = current?.growth ?? 0
  const next = levels.find((level) => level.growth > (current?.growth ?? -1))
  const way = next ? next.growth - from : 0
  const percent = way > 0 ? Math.floor(((growth - from) * 100) / way) : 100
  return {
    levels,
    current,
    next,
    missing: next ? Math.max(0, next.growth - growth) : 0,
    percent: Math.min(100, Math.max(0, percent)),
  }
}
