import { randomBytes } from 'node:crypto'
import { cutText } from '../../lib/cutText'
import { rfc3339 } from '../../lib/date'
import { ChannelFailure, type FoundPayment, type PayAsked, type PayChannel, type RefundState } from './payChannel'
import { checkSigned, weChatPayApi, type WeChatPayApi } from './weChatPayApi'
import type { WeChatPayKeys } from './weChatPayKeys'
import { weChatTransfers } from './weChatTransfers'
import { lines, opened, signed, type Sealed } from './weChatPaySigns'

export interface WeChatPayOptions {
  keys: WeChatPayKeys
  /** of the mall's apps at WeChat; a buyer's openid is one of these */
  appIds: Partial<Record<'wechat' | 'weapp', string>>
  /** of a double; '' = WeChat Pay itself */
  origin?: string
  /** an authentic callback that is not for this mall */
  warn: (what: string) => void
  now?: () => number
}

interface Transaction {
  appid: string
  mchid: string
  out_trade_no: string
  transaction_id?: string
  trade_state: string
  amount?: { total: number; currency?: string }
}
interface Refund {
  status: string
}
interface TransferTold {
  mch_id: string
  out_bill_no: string
}
interface RefundTold {
  mchid: string
  out_trade_no: string
  out_refund_no: string
  refund_status: string
  amount: { refund: number }
}

const transactions = '/v3/pay/transactions'
const refunds = '/v3/refund/domestic/refunds'
/** bytes of UTF-8: string(127) in WeChat Pay's reference of /v3/pay/transactions, whose checks count bytes */
const maxDescription = 127
const missing = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS', 'RESOURCE_NOT_EXIST', 'NOT_FOUND'])
const isFailure = (error: unknown, codes: ReadonlySet<string>) =>
  error instanceof ChannelFailure && codes.has(error.code)

/** WeChat Pay by API v3: JSAPI in the mini-program and in WeChat's browser, H5 in any other. */
export function weChatPay({ keys, appIds, origin, warn, now = Date.now }: WeChatPayOptions): PayChannel {
  const api = weChatPayApi({ keys, origin: origin || 'https://api.mch.weixin.qq.com', now })
  const notify_url = `${keys.notifyOrigin}/notify/pay/wechatpay`
  const isOwnApp = (appId: string) => Object.values(appIds).includes(appId)
  const appIdFor = (appType: PayAsked['appType']) =>
    appType === 'h5' ? (appIds.wechat ?? appIds.weapp) : appIds[appType]

  const transfers =
    keys.transferScene &&
    weChatTransfers({
      ...{ api, scene: keys.transferScene, mchId: keys.mchId, notify_url, appIdFor },
      isMissing: (error) => isFailure(error, missing),
    })
  return {
    name: 'wechatpay',
    ...(transfers ? { transfers } : {}),
    serves: (appType) => appIdFor(appType) !== undefined,
    async start(asked) {
      const appid = appIdFor(asked.appType)
      if (!appid) throw new ChannelFailure('wechatpay', 'start', 'NO_APP')
      const order = {
        appid,
        mchid: keys.mchId,
        description: cutText(asked.title, maxDescription, 'bytes') || asked.outTradeNo,
        out_trade_no: asked.outTradeNo,
        time_expire: rfc3339(now() + Math.max(60, asked.expireTime - asked.now) * 1000),
        notify_url,
        amount: { total: asked.cents, currency: 'CNY' },
      }
      if (asked.appType === 'h5') return { type: 'url', url: await h5Url(api, order, asked) }
      if (asked.openid === '') throw new ChannelFailure('wechatpay', 'start', 'NO_OPENID')
      const path = `${transactions}/jsapi`
      const { prepay_id } = await api.post<{ prepay_id: string }>(path, { ...order, payer: { openid: asked.openid } })
      return { type: 'jsapi', data: request(keys, appid, prepay_id, now()) }
    },
    read({ body, headers }) {
      const field = (name: string) => String(headers[`wechatpay-${name}`] ?? '')
      if (!checkSigned(keys, Math.floor(now() / 1000), { field, body })) return undefined
      try {
        const { resource } = JSON.parse(body) as { resource: Sealed & { original_type: string } }
        const told = JSON.parse(opened(resource, keys.apiKey)) as Transaction & RefundTold & TransferTold
        if ((told.mchid ?? told.mch_id) !== keys.mchId) return strange('of another merchant')
        if (resource.original_type === 'mch_payment') return { transferNo: told.out_bill_no }
        return resource.original_type === 'refund' ? refundTold(told) : paymentTold(told)
      } catch {
        return strange('that cannot be opened')
      }
    },
    async find(outTradeNo) {
      try {
        const query = `mchid=${encodeURIComponent(keys.mchId)}`
        return found(await api.get<Transaction>(`${transactions}/out-trade-no/${outTradeNo}?${query}`))
      } catch (error) {
        if (isFailure(error, missing)) return { state: 'unknown' }
        throw error
      }
    },
    async close(outTradeNo) {
      try {
        await api.post(`${transactions}/out-trade-no/${outTradeNo}/close`, { mchid: keys.mchId })
      } catch (error) {
        if (!isFailure(error, new Set([...missing, 'ORDER_CLOSED', 'ORDERCLOSED']))) throw error
      }
    },
    async refund({ outTradeNo, refundNo, cents, total }) {
      const amount = { refund: cents, total, currency: 'CNY' }
      const asked = { out_trade_no: outTradeNo, out_refund_no: refundNo, notify_url, amount }
      return refundState(await api.post<Refund>(refunds, asked))
    },
    async findRefund(refundNo) {
      try {
        return refundState(await api.get<Refund>(`${refunds}/${refundNo}`))
      } catch (error) {
        if (isFailure(error, missing)) return 'unknown'
        throw error
      }
    },
  }

  function strange(what: string): undefined {
    warn(`a callback ${what}`)
    return undefined
  }

  function paymentTold(told: Transaction) {
    if (told.trade_state !== 'SUCCESS') return 'other' as const
    const { amount, transaction_id: tradeNo } = told
    if (!isOwnApp(told.appid)) return strange('of another app')
    if (!amount || !tradeNo || (amount.currency ?? 'CNY') !== 'CNY') return strange('of another currency')
    return { outTradeNo: told.out_trade_no, tradeNo, payMoney: amount.total, result: 'paid' as const }
  }
}

const refundTold = (told: RefundTold) => ({
  outTradeNo: told.out_trade_no,
  refundNo: told.out_refund_no,
  cents: told.amount.refund,
  result: told.refund_status === 'SUCCESS' ? ('refunded' as const) : ('failed' as const),
})

/** REFUND: was paid, and part of it has gone back. */
function found({ trade_state, transaction_id: tradeNo, amount }: Transaction): FoundPayment {
  if (trade_state === 'SUCCESS' || trade_state === 'REFUND') {
    if (!tradeNo || !amount) throw new ChannelFailure('wechatpay', 'find', 'NO_AMOUNT')
    return { state: 'paid', tradeNo, payMoney: amount.total }
  }
  return { state: trade_state === 'CLOSED' || trade_state === 'REVOKED' ? 'closed' : 'open' }
}

/** CLOSED and ABNORMAL want a person at WeChat's merchant desk. */
function refundState({ status }: Refund): RefundState {
  if (status === 'SUCCESS') return 'done'
  if (status === 'PROCESSING') return 'running'
  throw new ChannelFailure('wechatpay', 'refund', status)
}

async function h5Url(api: WeChatPayApi, order: object, { ip, returnUrl }: PayAsked): Promise<string> {
  const scene_info = { payer_client_ip: ip, h5_info: { type: 'Wap' } }
  const { h5_url } = await api.post<{ h5_url: string }>(`${transactions}/h5`, { ...order, scene_info })
  return returnUrl ? `${h5_url}&redirect_url=${encodeURIComponent(returnUrl)}` : h5_url
}

/** What wx.requestPayment and WeixinJSBridge take; the signature is over the app's id, too. */
export function request(keys: Pick<WeChatPayKeys, 'privateKey'>, appId: string, prepayId: string, at: number) {
  const timeStamp = String(Math.floor(at / 1000))
  const nonceStr = randomBytes(16).toString('hex')
  const prepaid = `prepay_id=${prepayId}`
  const paySign = signed(lines(appId, timeStamp, nonceStr, prepaid), keys.privateKey)
  return { timeStamp, nonceStr, package: prepaid, signType: 'RSA', paySign }
}
