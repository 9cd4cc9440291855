import { missing } from '../../http/params'
import { refuse, type Ctx } from '../../http/route'
import { readPhoneData } from '../../outside/wechat/phoneData'
import { askWeChat } from './askWeChat'
import { hashOf, type Identity } from './ticket.service'
import * as store from './ticket.store'

/** seconds a code stays good here after WeChat took it (start-and-login.md section 3.1) */
const lifetime = 600

/** What the phone-number button gave: a code, or encrypted data of older clients. */
export interface PhoneGiven {
  code?: string | undefined
  iv?: string | undefined
  encryptedData?: string | undefined
}

/** The mobile as WeChat tells it, never as the client does. */
export async function phoneOf(ctx: Ctx, given: PhoneGiven, identity: Identity | null): Promise<string> {
  const { code, iv, encryptedData } = given
  if (!code && !(iv && encryptedData)) throw missing('code')
  const mobile = code
    ? await phoneOfCode(ctx, code, identity)
    : sealedPhone(ctx, identity?.sessionKey ?? '', iv ?? '', encryptedData ?? '')
  if (mobile === null || !/^1[3-9]\d{9}$/.test(mobile))
    throw refuse({ zh: '获取手机号失败，请重试', en: 'Your mobile number could not be read. Please try again.' })
  return mobile
}

function sealedPhone({ mall, now }: Ctx, sessionKey: string, iv: string, encryptedData: string): string | null {
  const appId = mall.outside.wechat.appIdOf('weapp')
  return readPhoneData({ sessionKey, iv, encryptedData, ...(appId ? { mark: { appId, now } } : {}) })
}

/** WeChat takes a code once; getPhoneNumber and mobileauth may both need it. */
async function phoneOfCode(ctx: Ctx, code: string, identity: Identity | null): Promise<string | null> {
  const { mall, now } = ctx
  const openid = identity?.person.openid ?? ''
  const kept = await store.findPhone(mall.db, hashOf(code), openid, now)
  if (kept) return kept.mobile
  const mobile = await askWeChat(ctx, (wechat) => wechat.phoneOf(code))
  if (mobile !== null)
    await store.insertPhone(mall.db, { code_hash: hashOf(code), openid, mobile, ends_at: now + lifetime })
  return mobile
}
