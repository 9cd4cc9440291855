import type { GameRow } from '@mall/contract/game'
import type { LevelRow } from '@mall/contract/level'
import type { MemberInfo } from '@mall/contract/member'

/**
 * Whether there is a draw to be had. unsure: the last one's outcome is not known and can be asked for; level: the
 * member's is too low; used: no draws are left; poor: too few points.
 */
export type Standing = 'open' | 'unsure' | 'soon' | 'over' | 'closed' | 'level' | 'used' | 'poor'

export interface Knowing {
  /** with what is known of him by now; undefined for a guest, whom the mall will judge after the login */
  member: { info?: Pick<MemberInfo, 'point' | 'member_level'> | undefined } | undefined
  levels: readonly Pick<LevelRow, 'level_id' | 'growth'>[]
  unsure: boolean
}

type Told = Pick<GameRow, 'status' | 'points' | 'surplus_num' | 'level_id'>

const byStatus = { 0: 'soon', 2: 'over', 3: 'closed' } as const

export function standingOf(game: Told, { member, levels, unsure }: Knowing): Standing {
  // the same key answers what was drawn, whatever has become of the game since
  if (member && unsure) return 'unsure'
  if (game.status !== 1) return byStatus[game.status]
  if (!member) return 'open'
  const { info } = member
  if (info && isBelow(info.member_level, game.level_id, levels)) return 'level'
  if (game.surplus_num === 0) return 'used'
  return info && info.point < game.points ? 'poor' : 'open'
}

/** A level once reached is kept, so levels are compared, not the member's growth. */
function isBelow(own: number, wanted: number, levels: Knowing['levels']): boolean {
  if (wanted === 0 || levels.length === 0) return false
  const growthOf = (id: number) => levels.find(({ level_id }) => level_id === id)?.growth ?? -1
  return growthOf(own) < growthOf(wanted)
}
