import type { Mall } from '../../mall'
import type { Callback } from '../../outside/pay/payChannel'
import { refundTold } from '../refund/refundTold.service'
import { transferTold } from '../withdraw/transfer.service'
import { settle } from './pay.service'

/** What a channel is answered; a refused callback comes again, and somebody looks. */
export type Received = 'taken' | 'refused'

/** A raw callback of a channel: read, checked and settled. */
export async function receive(mall: Mall, channelName: string, callback: Callback): Promise<Received> {
  const channel = Object.hasOwn(mall.outside.pay, channelName) ? mall.outside.pay[channelName] : undefined
  const told = channel?.read(callback)
  if (!channel || told === undefined) return 'refused'
  if (told === 'other') return 'taken'
  if ('transferNo' in told) return transferTold(mall, told)
  if ('refundNo' in told) return refundTold(mall, channel.name, told)
  const outcome = await settle(mall, channel.name, told)
  return outcome === 'wrong_amount' || outcome === 'unknown' ? 'refused' : 'taken'
}
