export { PayPasswordScreen as default } from '@/features/pay-password/PayPasswordScreen'
