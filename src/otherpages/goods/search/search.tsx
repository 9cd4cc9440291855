export { GoodsSearchScreen as default } from '@/features/search/SearchScreen'
