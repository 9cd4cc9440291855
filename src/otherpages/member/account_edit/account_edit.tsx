export { AccountEditScreen as default } from '@/features/withdrawal/AccountEditScreen'
