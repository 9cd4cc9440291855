import type { Api, Path } from '@mall/contract/api'
import { api } from '@mall/contract/api'
import type { Call, ParamsOf } from '@mall/contract/define'
import type { GuestAsk, Place } from '../http/guestAsk'
import type { Data } from '../http/route'

/** An answer that rides in the page; `guest`: good for guests only. */
export interface Ready {
  data: unknown
  guest?: 1
}

/** By question, in the spelling that the storefront's call layer looks for (src/api/startAnswers.ts). */
export type Answers = Record<string, Ready>

/** Path and all fields, in one order: two spellings of one question are the same. */
export function questionOf(path: string, params: object, { siteId, websiteId }: Place): string {
  const fields = Object.entries({ site_id: siteId, website_id: websiteId, ...params })
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const text = fields.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return `${path}?${text.join('&')}`
}

export type AskAndKeep = <P extends Path>(path: P, params: ParamsOf<Api[P]>) => Promise<Data<P> | undefined>

/** Asks as a guest and keeps what was answered; what fails is left out, and the storefront asks for it itself. */
export function keeping(ask: GuestAsk, place: Place, answers: Answers): AskAndKeep {
  return async (path, params) => {
    try {
      const data = await ask(path, params, place)
      const call: Call = api[path]
      answers[questionOf(path, params, place)] = call.auth === 't' ? { data, guest: 1 } : { data }
      return data
    } catch {
      return undefined
    }
  }
}
