export { AccountsScreen as default } from '@/features/withdrawal/AccountsScreen'
