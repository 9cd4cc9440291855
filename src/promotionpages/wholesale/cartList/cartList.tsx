export { WholesaleCartScreen as default } from '@/features/cart/WholesaleCartScreen'
