/**
 * The sign-in with WeChat as data (specification section 4, start-and-login.md section 5): what is being done, what came
 * of it, and what follows. It runs at the start of the app, and again when the shopper wants to log in.
 */

/** Something is under way; its end is an event. */
export type Working =
  | 'checkingToken'
  /** the platform's login code, or the one WeChat's browser came back with */
  | 'gettingCode'
  /** the address at WeChat that leads to a code */
  | 'gettingAddress'
  | 'exchanging'
  /** `auth`: WeChat told the name, the mall may register */
  | 'authorising'
  /** `authonlylogin`: never registers */
  | 'matching'
  /** the ticket was over: what was stored is dropped, a new code is fetched once */
  | 'renewing'
  /** the mall does not know the shopper: register/config tells what follows */
  | 'choosing'
  /** `authonlylogin` failed: what is stored of WeChat is removed */
  | 'forgetting'
  /** the modal of a failed authorisation */
  | 'telling'
  /** the token is kept and the cart counted */
  | 'entering'

/** Nothing is under way. */
export type Resting =
  | 'idle'
  | 'guest'
  | 'member'
  /** the page is being left for WeChat */
  | 'leaving'
  /** the bind-mobile popup is open; it may be skipped */
  | 'binding'
  /** the same without which there is no login */
  | 'forced'
  /** only the login page's own ways lead in */
  | 'loginPage'
  /** a member since this moment: the reward popup is open */
  | 'rewarding'

export type State = Working | Resting

export type Event =
  /** the app: once, before anything else unless its code did not come at once */
  | 'launched'
  | 'wanted'
  | 'tokenHolds'
  | 'noToken'
  | 'codeGot'
  /** WeChat's browser may be left for a code */
  | 'mayAsk'
  | 'noCode'
  | 'addressGot'
  | 'noAddress'
  | 'identified'
  /** with the shopper's name */
  | 'named'
  | 'notIdentified'
  | 'known'
  | 'ticketOver'
  /** -10016, also of the login page's message */
  | 'unregistered'
  | 'failed'
  /** register/config: third_party and bind_mobile */
  | 'bindWanted'
  | 'bindForced'
  | 'noThirdParty'
  | 'done'
  /** the shopper logged out, or the token ended while the app was running */
  | 'left'
  /** a token came from the login page's own ways, or from binding a mobile */
  | 'entered'
  /** of the popups */
  | 'skipped'
  | 'closed'
  | 'registered'

/** Where an event leads: always the same, or one way at the start of the app and another at the shopper's request. */
type Next = State | { readonly atLaunch: State; readonly atWish: State }
type Table = { readonly [S in State]: { readonly [E in Event]?: Next } }

const quietOr = (atWish: State): Next => ({ atLaunch: 'guest', atWish })
/** What can begin while nothing is under way. */
const start = { wanted: 'gettingCode', entered: 'entering', unregistered: 'choosing' } as const

export const transitions: Table = {
  idle: { ...start, launched: 'checkingToken' },
  guest: start,
  member: { ...start, left: 'guest' },
  loginPage: start,
  leaving: {},
  checkingToken: { tokenHolds: 'member', noToken: 'gettingCode' },
  gettingCode: { codeGot: 'exchanging', mayAsk: 'gettingAddress', noCode: quietOr('loginPage') },
  gettingAddress: { addressGot: 'leaving', noAddress: quietOr('loginPage') },
  exchanging: { identified: 'matching', named: 'authorising', notIdentified: 'telling' },
  authorising: { known: 'entering', unregistered: 'choosing', ticketOver: 'renewing', failed: 'telling' },
  matching: {
    known: 'entering',
    ticketOver: 'renewing',
    unregistered: { atLaunch: 'forgetting', atWish: 'choosing' },
    failed: 'forgetting',
  },
  renewing: { codeGot: 'exchanging', mayAsk: 'gettingAddress', noCode: quietOr('telling') },
  choosing: { bindWanted: 'binding', bindForced: 'forced', noThirdParty: 'loginPage', failed: 'telling' },
  binding: { entered: 'entering', skipped: 'authorising', ticketOver: 'renewing', closed: 'loginPage' },
  forced: { entered: 'entering', ticketOver: 'renewing', closed: 'loginPage' },
  forgetting: { done: quietOr('telling') },
  telling: { done: quietOr('loginPage') },
  entering: { done: 'member', registered: 'rewarding' },
  rewarding: { closed: 'member' },
}

/** What follows; undefined when that cannot happen here. */
export function nextState(state: State, event: Event, wanted: boolean): State | undefined {
  const next = transitions[state][event]
  return typeof next === 'object' ? next[wanted ? 'atWish' : 'atLaunch'] : next
}
