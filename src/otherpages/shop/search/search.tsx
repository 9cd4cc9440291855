export { ShopSearchScreen as default } from '@/features/search/SearchScreen'
