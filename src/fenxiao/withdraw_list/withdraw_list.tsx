export { CommissionWithdrawalsScreen as default } from '@/features/fenxiao-money/CommissionWithdrawalsScreen'
