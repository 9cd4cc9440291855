import { host } from '@/platform/host/host'
import { currentInviter } from '@/session/inviter'
import { currentSite } from '@/session/site'
import { appVersion } from '@/session/version'
import type { BaseParams } from '@mall/contract/envelope'

const appTypeNames = { wechat: '微信公众号', h5: 'H5', weapp: '微信小程序' } as const

/** Params that ride on every call, without the token (wire README section 2). */
export function baseParams(): Omit<BaseParams, 'token'> {
  const { siteId, websiteId } = currentSite()
  const { uid, suid } = currentInviter()
  return {
    app_type: host.appType,
    app_type_name: appTypeNames[host.appType],
    site_id: siteId,
    uid,
    suid,
    website_id: websiteId,
    app_version: appVersion,
  }
}

/** Calls that take params and are yet sent with GET; the contract's `get` marks, compared by a test. */
export const getPaths = new Set([
  '/api/captcha/captcha',
  '/coupon/api/coupon/typepagelists',
  '/platformcoupon/api/platformcoupon/typepagelists',
])

/** POST when the call has a payload of its own, otherwise GET. */
export function methodOf(path: string, payload: object): 'GET' | 'POST' {
  const empty = Object.values(payload).every((value) => value === undefined)
  return empty || getPaths.has(path) ? 'GET' : 'POST'
}

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Form text; objects and lists travel as JSON. What is undefined or null is left out. */
export function formText(values: object): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(text(value))}`)
    .join('&')
}
