export { RechargeScreen as default } from '@/features/recharge/RechargeScreen'
