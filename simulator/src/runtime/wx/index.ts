import type { Sim, WxFunction } from '../sim'
import { createWx, listening, type Area } from './define'

export function wxOf(sim: Sim): Record<string, WxFunction> {
  const routes: Area = {
    async: Object.fromEntries(
      (['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack'] as const).map((kind) => [
        kind,
        (options) => sim.router[kind](options),
      ]),
    ),
  }
  return createWx(sim, [routes, { sync: listening(sim, 'onAppShow', 'appShow') }], [])
}
