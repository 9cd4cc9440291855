import { constants, createCipheriv, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Callback } from '../outside/pay/payChannel'
import type { WeChatPayKeys } from '../outside/pay/weChatPayKeys'
import { isSigned, lines, signed } from '../outside/pay/weChatPaySigns'

type Fields = Record<string, unknown>
interface Payment {
  order: Fields & { amount: { total: number } }
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND'
}
interface Refund {
  asked: Fields & { amount: { refund: number } }
  status: string
}
interface Transfer {
  asked: Fields
  state: string
  fail_reason?: string
}
interface Asked {
  method: string
  path: string
  body: Fields
}
interface Answer {
  status: number
  body?: object
}
/** What goes wrong in the place of an answer. */
type Trouble = 'silence' | 'stranger' | Answer
type CallbackKind = 'transaction' | 'refund' | 'mch_payment'

export interface WeChatPayDouble {
  origin: string
  /** The merchant's side of the keys. */
  keys: WeChatPayKeys
  /** What was asked with a good signature, oldest first. */
  asked: Asked[]
  payments: Map<string, Payment>
  refunds: Map<string, Refund>
  transfers: Map<string, Transfer>
  /** What only WeChat can read of a call. */
  unsealed(text: string): string
  /** New refunds are given at once, or are on their way. */
  refundsAre: 'SUCCESS' | 'PROCESSING'
  /** The next answers, one each. */
  trouble: Trouble[]
  /** The buyer pays at WeChat; nobody is told. */
  pay(outTradeNo: string): void
  /** What WeChat tells of a payment or a refund, with changes of a forger's. */
  tells(kind: CallbackKind, number: string, forged?: Forged): Callback
  close(): Promise<void>
}

interface Forged {
  /** fields of what is sealed */
  told?: Fields
  /** unix s of the signature */
  at?: number
  serial?: string
  apiKey?: Buffer
  /** after it was signed */
  body?: (body: string) => string
}

export const mchId = '1900000109'
export const appIds = { weapp: 'wxmini', wechat: 'wxbrowser' }
const serial = '5F1C72E2A8931B72A2E13AF8DEE92471EB397115'
const platformSerial = '440024045C4A427599D09BB4E3DE0279F2E813FD'

// keys are slow to draw
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
let drawn: { merchant: ReturnType<typeof pair>; platform: ReturnType<typeof pair>; stranger: ReturnType<typeof pair> }

/** WeChat Pay's API v3 as far as the mall asks it: it believes nobody whose signature is not the merchant's. */
export async function weChatPayDouble(): Promise<WeChatPayDouble> {
  drawn ??= { merchant: pair(), platform: pair(), stranger: pair() }
  const { merchant, platform, stranger } = drawn
  const apiKey = randomBytes(16).toString('hex')
  const now = () => Math.floor(Date.now() / 1000)
  const double: Omit<WeChatPayDouble, 'origin' | 'close'> = {
    keys: {
      mchId,
      serial,
      privateKey: merchant.privateKey,
      apiKey: Buffer.from(apiKey),
      platformKeys: new Map([[platformSerial, platform.publicKey]]),
      notifyOrigin: 'https://mall.test',
      transferScene: { id: '1005', report: { 岗位类型: '会员' } },
    },
    asked: [],
    payments: new Map(),
    refunds: new Map(),
    transfers: new Map(),
    unsealed: (text) =>
      privateDecrypt(
        { key: platform.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING },
        Buffer.from(text, 'base64'),
      ).toString('utf8'),
    refundsAre: 'SUCCESS',
    trouble: [],
    pay: (outTradeNo) => void (paymentOf(double.payments, outTradeNo).state = 'SUCCESS'),
    tells(kind, number, forged = {}) {
      const told =
        kind === 'refund'
          ? refundTold(double, number)
          : kind === 'mch_payment'
            ? { mch_id: mchId, out_bill_no: number, state: double.transfers.get(number)?.state }
            : transaction(number, double.payments.get(number))
      const resource = sealed(kind, { ...told, ...forged.told }, forged.apiKey ?? double.keys.apiKey)
      const body = JSON.stringify({ id: randomBytes(8).toString('hex'), event_type: kind.toUpperCase(), resource })
      const headers = signedHeaders(body, platform.privateKey, forged.at ?? now(), forged.serial)
      return { body: forged.body?.(body) ?? body, headers }
    },
  }

  function isMerchant(request: IncomingMessage, body: string): boolean {
    const [scheme, list = ''] = (request.headers.authorization ?? '').split(' ')
    const field = (name: string) => new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(list)?.[1] ?? ''
    const text = lines(request.method ?? '', request.url ?? '', field('timestamp'), field('nonce_str'), body)
    return (
      scheme === 'WECHATPAY2-SHA256-RSA2048' &&
      field('mchid') === mchId &&
      field('serial_no') === serial &&
      Math.abs(Number(field('timestamp')) - now()) < 300 &&
      isSigned(text, field('signature'), merchant.publicKey)
    )
  }

  async function serve(request: IncomingMessage, reply: ServerResponse) {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    if (!isMerchant(request, text)) return void reply.writeHead(401).end('{"code":"SIGN_ERROR"}')
    const asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      body: (text ? JSON.parse(text) : {}) as Fields,
    }
    double.asked.push(asked)
    const trouble = double.trouble.shift()
    if (trouble === 'silence') return void request.socket.destroy()
    const { status, body } = typeof trouble === 'object' ? trouble : answerOf(double, asked)
    const answer = body ? JSON.stringify(body) : ''
    const key = trouble === 'stranger' ? stranger.privateKey : platform.privateKey
    reply.writeHead(status, signedHeaders(answer, key, now())).end(answer)
  }

  const server = createServer((request, reply) => void serve(request, reply))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return Object.assign(double, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  })
}

function signedHeaders(body: string, key: typeof drawn.platform.privateKey, at: number, of = platformSerial) {
  const nonce = randomBytes(16).toString('hex')
  return {
    'wechatpay-timestamp': String(at),
    'wechatpay-nonce': nonce,
    'wechatpay-serial': of,
    'wechatpay-signature': signed(lines(at, nonce, body), key),
  }
}

function sealed(original_type: CallbackKind, told: object, apiKey: Buffer) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce)
  cipher.setAAD(Buffer.from(original_type))
  const bytes = Buffer.concat([cipher.update(JSON.stringify(told)), cipher.final(), cipher.getAuthTag()])
  const ciphertext = bytes.toString('base64')
  return { algorithm: 'AEAD_AES_256_GCM', original_type, ciphertext, nonce, associated_data: original_type }
}

function paymentOf(payments: Map<string, Payment>, number: string): Payment {
  const payment = payments.get(number)
  if (!payment) throw new Error(`WeChat never heard of ${number}`)
  return payment
}

const transaction = (number: string, payment?: Payment) => ({
  appid: payment?.order.appid ?? appIds.weapp,
  mchid: mchId,
  out_trade_no: number,
  transaction_id: `4200${number}`,
  trade_state: payment?.state ?? 'SUCCESS',
  amount: { total: payment?.order.amount.total ?? 1, payer_total: 1, currency: 'CNY' },
})

function refundTold({ refunds }: Pick<WeChatPayDouble, 'refunds'>, number: string) {
  const { asked, status } = refunds.get(number) ?? {
    asked: { amount: { refund: 1 } } as Refund['asked'],
    status: 'SUCCESS',
  }
  return {
    mchid: mchId,
    out_trade_no: asked.out_trade_no,
    out_refund_no: number,
    refund_status: status,
    amount: asked.amount,
  }
}

const no = (status: number, code: string): Answer => ({ status, body: { code, message: 'no' } })

function answerOf(
  double: Pick<WeChatPayDouble, 'payments' | 'refunds' | 'transfers' | 'refundsAre'>,
  { method, path, body }: Asked,
): Answer {
  const { payments, refunds } = double
  if (path.startsWith(transferBills)) return transferred(double.transfers, path, body)
  const [, kind] = /^\/v3\/pay\/transactions\/(jsapi|h5)$/.exec(path) ?? []
  const [, number = '', rest = ''] = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(.*)$/.exec(path) ?? []
  const [, refundNo = ''] = /^\/v3\/refund\/domestic\/refunds\/(\w+)$/.exec(path) ?? []
  if (kind) return prepaid(payments, kind, body as Payment['order'])
  if (path === '/v3/refund/domestic/refunds') return giveBack(double, body as Refund['asked'])
  if (refundNo) {
    const refund = refunds.get(refundNo)
    return refund ? { status: 200, body: { status: refund.status } } : no(404, 'RESOURCE_NOT_EXISTS')
  }
  const payment = payments.get(number)
  if (!payment) return no(404, 'ORDER_NOT_EXIST')
  if (method === 'GET') return { status: 200, body: transaction(number, payment) }
  if (rest !== '/close') return no(404, 'RESOURCE_NOT_EXISTS')
  if (payment.state === 'SUCCESS') return no(400, 'ORDERPAID')
  payment.state = 'CLOSED'
  return { status: 204 }
}

function prepaid(payments: Map<string, Payment>, kind: string, order: Payment['order']): Answer {
  const number = String(order.out_trade_no)
  const description = String(order.description ?? '')
  if (description === '' || Buffer.byteLength(description) > 127) return no(400, 'PARAM_ERROR')
  const before = payments.get(number)
  if (before?.state === 'SUCCESS') return no(403, 'ORDERPAID')
  if (before?.state === 'CLOSED') return no(403, 'ORDER_CLOSED')
  payments.set(number, { order, state: 'NOTPAY' })
  return {
    status: 200,
    body: kind === 'h5' ? { h5_url: `https://wx.test/h5?prepay_id=wx${number}` } : { prepay_id: `wx${number}` },
  }
}

const transferBills = '/v3/fund-app/mch-transfer/transfer-bills'

/** A member is asked to accept each one; the same number again answers what became of it. */
function transferred(transfers: Map<string, Transfer>, path: string, asked: Fields): Answer {
  const [, number = String(asked.out_bill_no)] = /out-bill-no\/(\w+)$/.exec(path) ?? []
  const before = transfers.get(number)
  if (path !== transferBills)
    return before ? { status: 200, body: { ...before, asked: undefined } } : no(404, 'NOT_FOUND')
  if (!Array.isArray(asked.transfer_scene_report_infos)) return no(400, 'PARAM_ERROR')
  const transfer = before ?? { asked, state: 'WAIT_USER_CONFIRM' }
  transfers.set(number, transfer)
  return { status: 200, body: { state: transfer.state, package_info: `confirm-${number}` } }
}

/** The same number again answers what became of it. */
function giveBack(
  { payments, refunds, refundsAre }: Pick<WeChatPayDouble, 'payments' | 'refunds' | 'refundsAre'>,
  asked: Refund['asked'],
): Answer {
  const refundNo = String(asked.out_refund_no)
  const payment = payments.get(String(asked.out_trade_no))
  if (!payment || payment.state === 'NOTPAY' || payment.state === 'CLOSED') return no(403, 'ORDER_NOT_PAID')
  const all = [...refunds.values()].filter((one) => one.asked.out_trade_no === asked.out_trade_no)
  const given = all.reduce((sum, one) => sum + one.asked.amount.refund, 0)
  if (!refunds.has(refundNo) && given + asked.amount.refund > payment.order.amount.total) return no(403, 'NOT_ENOUGH')
  const refund = refunds.get(refundNo) ?? { asked, status: refundsAre }
  refunds.set(refundNo, refund)
  payment.state = 'REFUND'
  return { status: 200, body: { status: refund.status } }
}
