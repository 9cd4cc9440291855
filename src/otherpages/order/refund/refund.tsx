export { RefundApplyScreen as default } from '@/features/after-sales/RefundApplyScreen'
