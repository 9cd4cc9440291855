import type { ComponentType } from 'react'
import type { GameAward } from '@mall/contract/game'
import type { Route } from '@/routes'
import type { Drawing } from './useDraw'

/** What a face shows, and how it is touched. */
export interface FaceProps {
  awards: readonly GameAward[]
  /** of the blank fields, and of a draw without a win; may be empty */
  nothing: { words: string; image: string }
  drawing: Drawing
  /** Begins a draw, where one may; else says why not. True when it is on its way. */
  begin: () => boolean
  /** there is no draw to be had now */
  dim: boolean
  /** of a draw, in words */
  cost: string
}

/** One of the three faces of the game (wire/promotions section 10). */
export interface GameKind {
  name: 'turntable' | 'cards' | 'egg'
  route: Route<{ id: number; site_id?: number }>
  info: '/turntable/api/turntable/info' | '/cards/api/cards/info' | '/egg/api/egg/info'
  lottery: '/turntable/api/turntable/lottery' | '/cards/api/cards/lottery' | '/egg/api/egg/lottery'
  Face: ComponentType<FaceProps>
  /** "again" draws at once; on the others it is the shopper's finger that does */
  drawsAgain: boolean
}
