export { RechargeOrdersScreen as default } from '@/features/recharge/RechargeOrdersScreen'
