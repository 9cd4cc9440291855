import type { Sim } from '../sim'
import type { Area } from './define'

const kinds = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack'] as const

export function routesArea(sim: Sim): Area {
  return { async: Object.fromEntries(kinds.map((kind) => [kind, (options) => sim.router[kind](options)])) }
}
