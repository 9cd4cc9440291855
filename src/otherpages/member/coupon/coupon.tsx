export { MyCouponsScreen as default } from '@/features/coupon/MyCouponsScreen'
