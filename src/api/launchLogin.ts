import { feedback } from '@/platform/feedback/feedback'
import { host } from '@/platform/host/host'
import { login } from '@/platform/login/login'
import { routes } from '@/routes'
import { addressOf, currentAddress } from '@/session/address'
import { dropAuthInfo, keepAuthInfo, type AuthInfo } from '@/session/authInfo'
import { pageUrl } from '@/session/baseUrl'
import { currentInviter } from '@/session/inviter'
import type { LaunchOutcome } from '@/session/launchOutcome'
import { currentSite } from '@/session/site'
import { currentToken, signIn } from '@/session/token'
import { call } from './call'
import { CallFailure } from './CallFailure'
import { refreshCartCount } from './cartCount'
import { codes } from './codes'
import { useTexts } from './texts'

const quiet = { silent: true, login: 'quiet' } as const

/** Exchanges a code; undefined when WeChat or the server did not play along. */
async function identify(code: string): Promise<AuthInfo | undefined> {
  const { uid, suid, source_member } = currentInviter()
  try {
    if (host.appType === 'weapp') {
      const { openid, unionid, auth_ticket } = await call('/weapp/api/weapp/authcodetoopenid', { code }, quiet)
      return { weapp_openid: openid, wx_unionid: unionid, auth_ticket, source_member }
    }
    const answer = await call('/wechat/api/wechat/authcodetoopenid', { code, uid, suid }, quiet)
    const { openid, unionid, auth_ticket, userinfo } = answer
    return { wx_openid: openid, wx_unionid: unionid, auth_ticket, source_member, ...userinfo }
  } catch {
    return undefined
  }
}

/** Logs in with what WeChat told. With its user's name `auth` may register; without, `authonlylogin` never does. */
async function logIn(info: AuthInfo): Promise<'member' | 'registered'> {
  const params = { ...info, ...currentInviter(), site_id: currentSite().siteId }
  if (!info.nickName) {
    signIn((await call('/api/login/authonlylogin', params, quiet)).token)
    return 'member'
  }
  const { token, is_register: isRegister } = await call('/api/login/auth', params, quiet)
  signIn(token)
  return Number(isRegister) === 1 ? 'registered' : 'member'
}

async function afterFailure(failure: CallFailure, info: AuthInfo): Promise<LaunchOutcome> {
  if (!info.nickName) {
    dropAuthInfo()
    return 'guest'
  }
  if (failure.unregistered) return 'unregistered'
  const { loginFailed, ok } = useTexts.get()
  await feedback.modal({ title: loginFailed, content: failure.message, confirm: ok })
  return 'guest'
}

async function loginByCode(code: string, again = true): Promise<LaunchOutcome> {
  const info = await identify(code)
  if (!info) return 'guest'
  keepAuthInfo(info)
  try {
    const outcome = await logIn(info)
    await refreshCartCount()
    return outcome
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    if (failure.code !== codes.AUTH_TICKET_INVALID) return afterFailure(failure, info)
    dropAuthInfo()
    const fresh = again ? await login.code() : ''
    return fresh && fresh !== code ? loginByCode(fresh, false) : 'guest'
  }
}

/** Leaves for WeChat, which comes back to the login page with a code; false when the server gave no address. */
export async function askWechat(scopes: 'snsapi_base' | 'snsapi_userinfo', back = currentAddress()): Promise<boolean> {
  const returnTo = pageUrl(addressOf(routes.login, { back }))
  try {
    login.ask(await call('/wechat/api/wechat/authcode', { redirect_url: returnTo, scopes }, quiet))
    return true
  } catch {
    return false
  }
}

async function tokenHolds(): Promise<boolean> {
  // asked for its effect: a token that has ended is dropped
  if (currentToken()) await call('/api/member/info', {}, quiet).catch(() => undefined)
  return currentToken() !== ''
}

/**
 * Who the shopper is, at the start of the app (start-and-login.md section 5). Fails for nobody: a guest goes on. `address`
 * is where the app was launched at; no page stands there yet.
 */
export async function launchLogin(address: string): Promise<LaunchOutcome> {
  if (await tokenHolds()) return 'member'
  const code = await login.code()
  if (code) return loginByCode(code)
  return login.mayAsk() && (await askWechat('snsapi_base', address)) ? 'leaving' : 'guest'
}
