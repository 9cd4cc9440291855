import { routes } from '@/routes'
import type { GameKind } from './GameKind'
import { GameScreen } from './GameScreen'
import { ScratchCard } from './parts/ScratchCard'

const kind: GameKind = {
  name: 'cards',
  route: routes.scratchCards,
  info: '/cards/api/cards/info',
  lottery: '/cards/api/cards/lottery',
  Face: ScratchCard,
  drawsAgain: false,
}

export const ScratchCardScreen = () => <GameScreen kind={kind} />
