/** `wanted`: the shopper asks for it; `again`: an earlier code was good, its ticket is over. */
export type Why = 'wanted' | 'again'

/** Codes that the server exchanges for an openid (start-and-login.md section 5). */
export interface LoginPort {
  /** whether WeChat can say who the shopper is */
  readonly offered: boolean
  /** A code to exchange now; '' when there is none. In WeChat's browser it is the one that came back in the address. */
  code(): Promise<string>
  /** WeChat's browser, and it may be left for a code now: unasked once in a visit, again once for each request. */
  mayAsk(why?: Why): boolean
  /** A random mark of one asking, to be carried within the address that WeChat comes back to; kept until then. */
  newMark(wanted: boolean): string
  /** Leaves for the address of `authcode`. */
  ask(address: string, why?: Why): void
}

/** Name of the param that carries the mark. WeChat adds `state` of its own. */
export const markParam = 'wx_state'

/** Whether the shopper had asked for what came back with this mark. */
export const wasWanted = (mark: string): boolean => mark.startsWith('w')
