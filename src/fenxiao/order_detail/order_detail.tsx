export { CommissionOrderScreen as default } from '@/features/fenxiao-money/CommissionOrderScreen'
