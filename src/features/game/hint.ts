import type { GameRow } from '@mall/contract/game'
import type { Standing } from './standing'
import type { useTexts } from './texts'

/** Why there is no draw to be had, or what the next one does; '' = nothing to say. */
export function hintOf(game: GameRow, standing: Standing, points: number, texts: ReturnType<typeof useTexts>): string {
  const { hints } = texts
  switch (standing) {
    case 'open':
      return ''
    case 'level':
      return hints.level(game.level_name)
    case 'used':
      return game.join_type === 1 ? hints.usedToday : hints.used
    case 'poor':
      return texts.poor(game.points, points)
    default:
      return hints[standing]
  }
}
