import type { Sim } from '../sim'
import { createWx, listening, type Area, type Wx } from './define'

export function wxOf(sim: Sim): Wx {
  const routes: Area = {
    async: Object.fromEntries(
      (['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack'] as const).map((kind) => [
        kind,
        (options) => sim.router[kind](options),
      ]),
    ),
  }
  return createWx(sim, [routes, { sync: listening(sim, 'onAppShow', 'appShow') }], {})
}
