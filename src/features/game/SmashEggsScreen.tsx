import { routes } from '@/routes'
import type { GameKind } from './GameKind'
import { GameScreen } from './GameScreen'
import { Eggs } from './parts/Eggs'

const kind: GameKind = {
  name: 'egg',
  route: routes.smashEggs,
  info: '/egg/api/egg/info',
  lottery: '/egg/api/egg/lottery',
  Face: Eggs,
  drawsAgain: false,
}

export const SmashEggsScreen = () => <GameScreen kind={kind} />
