export { CouponReceiveScreen as default } from '@/features/coupon/CouponReceiveScreen'
