export { WithdrawalsScreen as default } from '@/features/withdrawal/WithdrawalsScreen'
