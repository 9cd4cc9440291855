import { codes } from '@mall/contract/envelope'
import { refuse } from '../../http/route'

export const noOrder = () => refuse({ zh: '订单不存在', en: 'There is no such order' })

/** Locked by a reason of its own, else by a refund (orderLock.service.ts). */
export const locked = ({ lock_reasons }: { lock_reasons: readonly string[] }) =>
  refuse(
    lock_reasons.includes('group')
      ? { zh: '订单正在拼团中，请等待成团', en: 'The order waits until its group is complete' }
      : { zh: '订单已锁定，请等待维权处理', en: 'The order waits while a refund is settled' },
    { code: codes.ORDER_LOCK },
  )
