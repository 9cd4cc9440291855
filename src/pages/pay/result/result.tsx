export { PayResultScreen as default } from '@/features/pay-result/PayResultScreen'
