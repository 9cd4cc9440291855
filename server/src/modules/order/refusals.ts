import { codes } from '@mall/contract/envelope'
import { refuse } from '../../http/route'

export const noOrder = () => refuse({ zh: '订单不存在', en: 'There is no such order' })

export const locked = () =>
  refuse(
    { zh: '订单已锁定，请等待维权处理', en: 'The order waits while a refund is settled' },
    { code: codes.ORDER_LOCK },
  )
