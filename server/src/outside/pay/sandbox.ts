import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PayChannel, PayNotification } from './payChannel'

export interface SandboxChannel extends PayChannel {
  /** A callback as the gateway would send it, signed with the sandbox's key. */
  sign(notification: PayNotification): { body: string; signature: string }
  /** What it gave back: number of the bill -> cents. */
  readonly refunds: ReadonlyMap<string, number>
}

/** Plays the bank in development: docs/decisions/0004-sandbox-payment.md. */
export function sandboxChannel(key: Buffer = randomBytes(32)): SandboxChannel {
  const refunds = new Map<string, number>()
  const known = new Set<string>()
  const mac = (body: string) => createHmac('sha256', key).update(body).digest()
  return {
    name: 'sandbox',
    refunds,
    sign(notification) {
      const body = JSON.stringify(notification)
      return { body, signature: mac(body).toString('hex') }
    },
    read(body, signature) {
      const given = Buffer.from(signature, 'hex')
      const wanted = mac(body)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
      return JSON.parse(body) as PayNotification
    },
    refund({ outTradeNo, refundNo, cents, total }) {
      if (known.has(refundNo)) return Promise.resolve()
      const given = (refunds.get(outTradeNo) ?? 0) + cents
      if (given > total) return Promise.reject(new Error(`bill ${outTradeNo} was paid with less than ${given}`))
      known.add(refundNo)
      refunds.set(outTradeNo, given)
      return Promise.resolve()
    },
  }
}
