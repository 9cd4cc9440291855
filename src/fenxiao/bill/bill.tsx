export { CommissionBillScreen as default } from '@/features/fenxiao-money/CommissionBillScreen'
