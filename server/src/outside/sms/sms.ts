import type { FastifyBaseLogger } from 'fastify'

export interface SmsMessage {
  mobile: string
  /** four digits */
  code: string
  /** word that chooses the gateway's template: register, login ... */
  purpose: string
}

/** Sends verification codes. Throws when the message was not taken over by the gateway. */
export interface Sms {
  send(message: SmsMessage, log: FastifyBaseLogger): Promise<void>
}

/** Nobody is told anything: /operator/api/dev/smscode shows the code. */
export const developmentSms: Sms = {
  send(_message, log) {
    // neither mobile nor code belong into a log
    log.info('sms sent')
    return Promise.resolve()
  },
}

/** A mall without a gateway: every sending fails. */
export const absentSms: Sms = {
  send: () => Promise.reject(new Error('no sms gateway is configured')),
}
