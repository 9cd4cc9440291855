export { CashierScreen as default } from '@/features/cashier/CashierScreen'
