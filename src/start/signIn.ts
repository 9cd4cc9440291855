import { feedback } from '@/platform/feedback/feedback'
import { host } from '@/platform/host/host'
import { login } from '@/platform/login/login'
import { markParam, wasWanted } from '@/platform/login/port'
import { routes } from '@/routes'
import { addressOf, ownTarget } from '@/navigation/address'
import { authInfo, dropAuthInfo } from '@/session/authInfo'
import { pageUrl } from '@/session/baseUrl'
import { currentInviter } from '@/session/inviter'
import { leaveLogin } from '@/navigation/leaveLogin'
import { isLoginPage } from '@/navigation/login'
import { openTarget } from '@/navigation/open'
import { currentSignIn, setSignIn } from '@/session/signInState'
import { nextState, type Event, type State, type Working } from '@/session/signInStates'
import { currentSite } from '@/session/site'
import { toast } from '@/session/toast'
import { currentToken, isMember, onTokenChange, signIn } from '@/session/token'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { refreshCartCount } from './cartCount'
import { codes } from '@/api/codes'
import { exchangeCode, quiet } from './identity'
import { useTexts } from './signInTexts'

/** What a run knows beside its state; only one runs at a time. */
interface Run {
  /** the shopper asked for it, not the start of the app */
  wanted: boolean
  renewed: boolean
  code: string
  address: string
  token: string
  isNew: boolean
  /** what is told when it ends in the modal */
  failure: unknown
}
const fresh = (): Run => ({
  wanted: false,
  renewed: false,
  code: '',
  address: '',
  token: '',
  isNew: false,
  failure: undefined,
})
let run = fresh()

const withInviter = () => ({ ...authInfo(), ...currentInviter(), site_id: currentSite().siteId })

function eventOf(failure: unknown): Event {
  run.failure = failure
  if (!(failure instanceof CallFailure)) return 'failed'
  if (failure.code === codes.AUTH_TICKET_INVALID) return 'ticketOver'
  return failure.unregistered ? 'unregistered' : 'failed'
}

const effects: Record<Working, () => Promise<Event>> = {
  async checkingToken() {
    // asked for its effect: a token that has ended is dropped. The cart is counted by the call that starts the mall
    if (currentToken()) await call('/api/member/info', {}, quiet).catch(() => undefined)
    return currentToken() ? 'tokenHolds' : 'noToken'
  },
  async gettingCode() {
    run.code = await login.code()
    if (run.code) return 'codeGot'
    return login.mayAsk(run.wanted ? 'wanted' : undefined) ? 'mayAsk' : 'noCode'
  },
  async gettingAddress() {
    const mark = login.newMark(run.wanted)
    if (!mark) return 'noAddress'
    const back = currentSignIn().back
    const redirect_url = pageUrl(addressOf(routes.login, { back: back || undefined, [markParam]: mark }))
    // the name is asked for when the shopper wants to log in: WeChat shows a question then
    const scopes = run.wanted ? 'snsapi_userinfo' : 'snsapi_base'
    try {
      run.address = await call('/wechat/api/wechat/authcode', { redirect_url, scopes }, quiet)
      login.ask(run.address, run.renewed ? 'again' : run.wanted ? 'wanted' : undefined)
      return 'addressGot'
    } catch {
      return 'noAddress'
    }
  },
  async exchanging() {
    try {
      return (await exchangeCode(run.code)).nickName ? 'named' : 'identified'
    } catch (failure) {
      run.failure = failure
      return 'notIdentified'
    }
  },
  async authorising() {
    try {
      const { token, is_register: isRegister } = await call('/api/login/auth', withInviter(), quiet)
      Object.assign(run, { token, isNew: Number(isRegister) === 1 })
      return 'known'
    } catch (failure) {
      return eventOf(failure)
    }
  },
  async matching() {
    try {
      run.token = (await call('/api/login/authonlylogin', withInviter(), quiet)).token
      return 'known'
    } catch (failure) {
      return eventOf(failure)
    }
  },
  async renewing() {
    dropAuthInfo()
    if (run.renewed) return 'noCode'
    run.renewed = true
    const code = await login.code()
    if (!code) return login.mayAsk('again') ? 'mayAsk' : 'noCode'
    // a code is good once: the same again leads nowhere
    if (code === run.code) return 'noCode'
    run.code = code
    return 'codeGot'
  },
  async choosing() {
    try {
      const { third_party, bind_mobile } = (await call('/api/register/config', {}, quiet)).value
      if (Number(third_party) !== 1) return 'noThirdParty'
      return Number(bind_mobile) === 1 ? 'bindForced' : 'bindWanted'
    } catch (failure) {
      run.failure = failure
      return 'failed'
    }
  },
  async forgetting() {
    dropAuthInfo()
    return 'done'
  },
  async telling() {
    const texts = useTexts.get()
    const { failure } = run
    const called = failure instanceof CallFailure
    // at the start a lost connection is told as such
    if (called && failure.kind === 'offline' && !run.wanted) return 'done'
    const content = called ? failure.message : texts.error(failure instanceof Error ? failure.message : '')
    await feedback.modal({ title: texts.failed, content, confirm: texts.ok })
    return 'done'
  },
  async entering() {
    signIn(run.token)
    // nobody waits for a badge
    void refreshCartCount()
    return run.isNew ? 'registered' : 'done'
  },
}

let running: Promise<State> | undefined

async function go(event: Event): Promise<State> {
  for (let next: Event | undefined = event; next;) {
    const { state } = currentSignIn()
    const to: State | undefined = nextState(state, next, run.wanted)
    if (!to) return state
    setSignIn({ state: to })
    next = await effects[to as Working]?.()
  }
  return currentSignIn().state
}

/**
 * Takes a step when nothing is under way; whoever comes meanwhile gets the outcome of what is. Only a shopper's request
 * is not answered by a quiet start that finds nobody: it is taken up after it.
 */
function send(event: Event, known: Partial<Run> = {}): Promise<State> {
  if (running && event === 'wanted' && !run.wanted)
    return running.then((state) => (state === 'guest' ? send(event, known) : state))
  if (running) return running
  // what the popup was opened with stays until it is answered
  const begins = ['launched', 'wanted', 'entered', 'unregistered'].includes(event)
  run = begins ? { ...fresh(), ...known } : run
  running = go(event)
    .catch((fault: unknown) => {
      setSignIn({ state: 'guest' })
      throw fault
    })
    .finally(() => {
      running = undefined
    })
  return running
}

onTokenChange(() => {
  // a token that ends under way is the matter of what is under way
  const to = !running && !isMember() && nextState(currentSignIn().state, 'left', run.wanted)
  if (to) setSignIn({ state: to })
})

/** The toast `login failed` (specification section 8) where WeChat gave no code; after a modal only what is left. */
function notifyOtherWays(state: State): void {
  const { noCode, otherWays } = useTexts.get()
  if (state === 'loginPage') toast(run.code ? otherWays : noCode)
}

/**
 * Who the shopper is, at the start of the app (start-and-login.md section 5). Fails for nobody: a guest goes on.
 * `address`: where the app was launched at; no page stands there yet. `query`: its params, as WeChat may have sent them.
 */
export async function launchLogin(address: string, query: Record<string, string | undefined> = {}): Promise<State> {
  const mark = query[markParam]
  const back = mark === undefined ? address : (query.back ?? '')
  const wanted = mark !== undefined && wasWanted(mark)
  setSignIn({ back, mobile: undefined })
  const state = await send('launched', { wanted })
  if (wanted) notifyOtherWays(state)
  if (host.appType === 'wechat') void import('./weChatMenu').then(({ watchMenu }) => watchMenu()).catch(() => undefined)
  if (mark === undefined) return state
  // back on the login page, which was not meant to be seen unless the shopper had opened it
  const opened = ownTarget(back)
  if (state === 'guest' && !wanted && opened && isLoginPage(opened.route)) await openTarget(opened, { replace: true })
  else if (state === 'member' || (state === 'guest' && !wanted)) await leaveLogin(back)
  return state
}

/** The shopper wants to log in with WeChat; `back` is where to after it. */
export async function logInWithWeChat(back: string): Promise<State> {
  setSignIn({ back, mobile: undefined })
  const state = await send('wanted', { wanted: true })
  notifyOtherWays(state)
  return state
}

/**
 * Nobody has this mobile, and a message registers nobody here: the popup opens with it where the mall takes third-party
 * logins. True where it takes none and the registration is the way.
 */
export async function enterUnknown(mobile: string): Promise<boolean> {
  await running
  setSignIn({ mobile })
  const state = await send('unregistered', { wanted: true })
  return state === 'loginPage' && run.failure === undefined
}

/** A token that the login page, the registration or the popup brought. */
export async function enterWith(token: string, isNew = false): Promise<State> {
  await running
  setSignIn({ mobile: undefined })
  return send('entered', { token, isNew, wanted: true })
}

/** The popup is closed, or goes on without a mobile. */
export const answerPopup = (answer: 'closed' | 'skipped'): Promise<State> => send(answer)

/**
 * Runs a call that carries the auth info. When its ticket is over, who the shopper is gets proved anew and the call is
 * made once more; in WeChat's browser the page is left for that, and undefined is answered.
 */
export async function withTicket<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (failure) {
    if (!(failure instanceof CallFailure) || failure.code !== codes.AUTH_TICKET_INVALID) throw failure
    dropAuthInfo()
    const code = await login.code()
    if (code) {
      await exchangeCode(code)
      return ask()
    }
    run.failure = failure
    await send('ticketOver')
    return undefined
  }
}
