import type { PayInfo } from '@mall/contract/pay'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { listOf } from './payables'

/** Leaves a bill for all of what such bills pay. */
export const openList = (bill: PayInfo) => open(listOf(bill)?.route ?? routes.orderList, {}, { replace: true })
