import { sandboxChannel } from '../../../server/src/outside/pay/sandbox'
import { post } from './client'
import { sandboxKey } from './server'

export interface Notification {
  outTradeNo: string
  tradeNo: string
  payMoney: number
  result: 'paid' | 'failed'
}

const channel = sandboxChannel(Buffer.from(sandboxKey))

/** The payment gateway's side: signs and sends, and takes nothing but SUCCESS for an answer. */
export async function notify(
  url: string,
  told: Notification,
  forged = false,
): Promise<'taken' | 'rejected' | 'unknown'> {
  const { body, signature } = channel.sign(told)
  const sent = forged ? body.replace('"paid"', '"paid" ') : body
  const headers = { 'content-type': 'application/json', 'x-signature': signature }
  return post(`${url}/notify/pay/sandbox`, sent, headers).then(
    ({ status }) => (status === 200 ? 'taken' : status < 500 ? 'rejected' : 'unknown'),
    () => 'unknown',
  )
}
