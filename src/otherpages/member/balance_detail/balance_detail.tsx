export { BalanceDetailScreen as default } from '@/features/ledger/BalanceDetailScreen'
