export { WithdrawalDetailScreen as default } from '@/features/withdrawal/WithdrawalDetailScreen'
