export { CommissionOrdersScreen as default } from '@/features/fenxiao-money/CommissionOrdersScreen'
