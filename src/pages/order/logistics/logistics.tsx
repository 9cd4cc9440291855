export { LogisticsScreen as default } from '@/features/order/LogisticsScreen'
