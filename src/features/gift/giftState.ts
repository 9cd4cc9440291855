import type { GiftOrder } from '@mall/contract/recharge'
import type { IconName } from '@/ui/Icon'

export type GiftState = 'needsAddress' | 'waiting' | 'sent'

/** A gift waits for an address, or to be sent (member.md section 7). */
export const giftState = ({ express_status, full_address }: GiftOrder): GiftState =>
  express_status === 1 ? 'sent' : full_address === '' ? 'needsAddress' : 'waiting'

export const giftIcons: Record<GiftState, IconName> = { needsAddress: 'location', waiting: 'box', sent: 'truck' }
export const giftTones = { needsAddress: 'warning', waiting: 'info', sent: 'success' } as const
