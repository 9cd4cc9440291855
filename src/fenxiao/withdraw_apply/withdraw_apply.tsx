export { WithdrawCommissionScreen as default } from '@/features/fenxiao-money/WithdrawCommissionScreen'
