import type { Sim } from '../sim'
import { appEventsArea } from './appEvents'
import { baseArea } from './base'
import { createWx, type Wx } from './define'
import names from './names.json'
import { requestArea } from './request'
import { routesArea } from './routes'
import { storageArea } from './storage'
import { systemArea } from './system'

/** `wx` of the mini-program, area by area. */
export function wxOf(sim: Sim): Wx {
  const areas = [baseArea, systemArea, routesArea, storageArea, requestArea, appEventsArea]
  return createWx(
    sim,
    areas.map((area) => area(sim)),
    names,
  )
}
