export { BalanceScreen as default } from '@/features/ledger/BalanceScreen'
