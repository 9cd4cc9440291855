export { CartScreen as default } from '@/features/cart/CartScreen'
