import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PayChannel, PayNotification } from './payChannel'

export interface SandboxChannel extends PayChannel {
  /** A callback as the gateway would send it, signed with the sandbox's key. */
  sign(notification: PayNotification): { body: string; signature: string }
  /** Refunds it was asked for: number of the bill -> cents. */
  readonly refunds: ReadonlyMap<string, number>
}

/** Plays the bank in development: docs/decisions/0004-sandbox-payment.md. */
export function sandboxChannel(key: Buffer = randomBytes(32)): SandboxChannel {
  const refunds = new Map<string, number>()
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
    refund(outTradeNo, cents) {
      refunds.set(outTradeNo, cents)
      return Promise.resolve()
    },
  }
}
