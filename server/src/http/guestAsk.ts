import type { Api, Path } from '@mall/contract/api'
import { api } from '@mall/contract/api'
import type { Call, ParamsOf } from '@mall/contract/define'
import type { Mall } from '../mall'
import { refuseOff, withoutCity } from './addons'
import { checkAnswer } from './checkAnswer'
import { served } from './dispatch'
import type { Fields } from './form'
import { localCtx } from './localCtx'
import { parseParams } from './params'
import type { Data, Route } from './route'

/** The mall that a guest looks at. */
export interface Place {
  siteId: number
  websiteId: number
}

/** Answers a call as a guest would get it over the wire, without a request; refusals and faults throw. */
export type GuestAsk = <P extends Path>(path: P, params: ParamsOf<Api[P]>, place: Place) => Promise<Data<P>>

export function guestAsk(server: Mall, routes: Route[]): GuestAsk {
  const known = new Map(routes.map((route) => [route.path, served(route.path, api[route.path], route)]))
  return async (path, params, place) => {
    const mall = server.forCall()
    const target = known.get(path)
    const call: Call = api[path]
    if (target?.route.kind !== 'plain' || (call.auth !== '-' && call.auth !== 't'))
      throw new Error(`${path} has no answer for guests`)
    if (target.addon) await refuseOff(mall, target.addon)
    const sent: Fields = { site_id: place.siteId, website_id: place.websiteId, ...params }
    const fields = await withoutCity(mall, call, sent)
    const data = await target.route.handler(parseParams(call, fields) as never, localCtx(mall, place))
    if (mall.config.checkAnswers) checkAnswer(path, call, data)
    return data as never
  }
}
