import { routes } from '@/routes'
import type { GameKind } from './GameKind'
import { GameScreen } from './GameScreen'
import { Wheel } from './parts/Wheel'

const kind: GameKind = {
  name: 'turntable',
  route: routes.turntable,
  info: '/turntable/api/turntable/info',
  lottery: '/turntable/api/turntable/lottery',
  Face: Wheel,
  drawsAgain: true,
}

export const TurntableScreen = () => <GameScreen kind={kind} />
