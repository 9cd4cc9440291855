export { ShopHomeScreen as default } from '@/features/decorated/ShopHomeScreen'
