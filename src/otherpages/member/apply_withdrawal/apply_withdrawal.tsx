export { ApplyWithdrawalScreen as default } from '@/features/withdrawal/ApplyWithdrawalScreen'
