import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Callback, FoundPayment, PayChannel, PayNotification, TransferState } from './payChannel'

export interface SandboxChannel extends PayChannel {
  /** It knows payments only: what goes back is there at once. */
  read(callback: Callback): PayNotification | undefined
  /** A callback as the gateway would send it, signed with the sandbox's key. */
  sign(notification: PayNotification): { body: string; signature: string }
  /** The gateway has this money from now on, whether or not the mall is told. */
  take(payment: Pick<PayNotification, 'outTradeNo' | 'tradeNo' | 'payMoney'>): void
  /** What it gave back: number of the bill -> cents. */
  readonly refunds: ReadonlyMap<string, number>
  /** Bills it takes no money for any more. */
  readonly closed: ReadonlySet<string>
  /** Transfers by their numbers; each waits for its member until it is looked at, unless it is set to something else. */
  readonly transferStates: Map<string, TransferState>
}

/** ms an answer of a gateway played elsewhere may take */
const patience = 5000

/**
 * Plays the bank in development: docs/decisions/0004-sandbox-payment.md. `origin`: of a gateway that is played elsewhere
 * and asked about payments, at `/payments/<out_trade_no>`; '' = what was taken here is all there is.
 */
export function sandboxChannel(key: Buffer = randomBytes(32), origin = ''): SandboxChannel {
  const refunds = new Map<string, number>()
  const known = new Set<string>()
  const closed = new Set<string>()
  const taken = new Map<string, FoundPayment>()
  const transferStates = new Map<string, TransferState>()
  const mac = (body: string) => createHmac('sha256', key).update(body).digest()
  return {
    name: 'sandbox',
    refunds,
    closed,
    transferStates,
    transfers: {
      serves: () => true,
      nameFrom: 200_000,
      start({ transferNo, app }) {
        const confirm = { mch_id: 'sandbox', app_id: `sandbox-${app}`, package: `sandbox-${transferNo}` }
        const state = transferStates.get(transferNo) ?? { state: 'waiting', confirm }
        transferStates.set(transferNo, state)
        return Promise.resolve(state)
      },
      find(transferNo) {
        const state = transferStates.get(transferNo)
        if (state?.state === 'waiting') transferStates.set(transferNo, { state: 'done' })
        return Promise.resolve(transferStates.get(transferNo) ?? { state: 'unknown' })
      },
    },
    serves: () => true,
    start: () => Promise.resolve({ type: 'sandbox' }),
    take: ({ outTradeNo, tradeNo, payMoney }) => void taken.set(outTradeNo, { state: 'paid', tradeNo, payMoney }),
    sign(notification) {
      const body = JSON.stringify(notification)
      return { body, signature: mac(body).toString('hex') }
    },
    read({ body, headers }) {
      const given = Buffer.from(String(headers['x-signature'] ?? ''), 'hex')
      const wanted = mac(body)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
      return JSON.parse(body) as PayNotification
    },
    async find(outTradeNo) {
      const here = taken.get(outTradeNo)
      if (here || !origin) return here ?? { state: closed.has(outTradeNo) ? 'closed' : 'open' }
      const url = `${origin}/payments/${encodeURIComponent(outTradeNo)}`
      const answer = await fetch(url, { signal: AbortSignal.timeout(patience) })
      if (!answer.ok) throw new Error(`the sandbox's gateway answered ${answer.status}`)
      return (await answer.json()) as FoundPayment
    },
    close: (outTradeNo) => Promise.resolve(void closed.add(outTradeNo)),
    refund({ outTradeNo, refundNo, cents, total }) {
      if (known.has(refundNo)) return Promise.resolve('done')
      const given = (refunds.get(outTradeNo) ?? 0) + cents
      if (given > total) return Promise.reject(new Error(`bill ${outTradeNo} was paid with less than ${given}`))
      known.add(refundNo)
      refunds.set(outTradeNo, given)
      return Promise.resolve('done')
    },
    findRefund: (refundNo) => Promise.resolve(known.has(refundNo) ? 'done' : 'unknown'),
  }
}
