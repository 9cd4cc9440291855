import { useData } from '@/api/useData'

/** as many orders as one payment may well hold */
const most = 30

/** The member's unpaid orders, asked again whenever the page is shown again. */
export const useUnpaid = (enabled: boolean) =>
  useData(
    '/api/order/lists',
    { order_status: 'waitpay', page: 1, page_size: most },
    { enabled, onShow: true, silent: true },
  )
