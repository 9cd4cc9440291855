export { PointShopScreen as default } from '@/kinds/pointexchange/PointShopScreen'
