import { host } from '@/platform/host/host'
import { keepAuthInfo, type AuthInfo } from '@/session/authInfo'
import { currentInviter } from '@/session/inviter'
import { call } from '@/api/call'

/** Calls of the sign-in: they tell by themselves what went wrong, and never ask for a login. */
export const quiet = { silent: true, login: 'quiet' } as const

/** Exchanges a code for what WeChat and the ticket say about the shopper, and keeps it; throws a CallFailure. */
export async function exchangeCode(code: string): Promise<AuthInfo> {
  const { uid, suid, source_member } = currentInviter()
  const keep = (info: AuthInfo) => {
    keepAuthInfo(info)
    return info
  }
  if (host.appType === 'weapp') {
    const { openid, unionid, auth_ticket } = await call('/weapp/api/weapp/authcodetoopenid', { code }, quiet)
    return keep({ weapp_openid: openid, wx_unionid: unionid, auth_ticket, source_member })
  }
  const answer = await call('/wechat/api/wechat/authcodetoopenid', { code, uid, suid }, quiet)
  const { openid, unionid, auth_ticket, userinfo } = answer
  return keep({ wx_openid: openid, wx_unionid: unionid, auth_ticket, source_member, ...userinfo })
}
