import type { Sim } from '../sim'
import { appEventsArea } from './appEvents'
import { animationArea } from './animation'
import { barsArea } from './bars'
import { baseArea } from './base'
import { canvasArea } from './canvas'
import { createWx, type Wx } from './define'
import { feedbackArea } from './feedback'
import { fileSystemArea } from './fileSystem'
import { mediaArea } from './media'
import { memberArea } from './member'
import names from './names.json'
import { nodesArea } from './nodes'
import { phoneArea } from './phoneArea'
import { placeArea } from './place'
import { guardPrivate, privacyArea } from './privacy'
import { requestArea } from './request'
import { routesArea } from './routes'
import { scopesArea } from './scopes'
import { socketArea } from './socket'
import { storageArea } from './storage'
import { systemArea } from './system'

/** `wx` of the mini-program, area by area. */
export function wxOf(sim: Sim): Wx {
  const areas = [
    baseArea,
    systemArea,
    routesArea,
    storageArea,
    requestArea,
    socketArea,
    fileSystemArea,
    mediaArea,
    canvasArea,
    feedbackArea,
    barsArea,
    memberArea,
    privacyArea,
    scopesArea,
    placeArea,
    phoneArea,
    animationArea,
    nodesArea,
    appEventsArea,
  ]
  return createWx(
    sim,
    areas.map((area) => guardPrivate(sim, area(sim))),
    names,
  )
}
