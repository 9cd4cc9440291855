export { CouponCentreScreen as default } from '@/features/coupon/CouponCentreScreen'
