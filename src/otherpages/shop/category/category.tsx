export { ShopCategoryScreen as default } from '@/features/category/CategoryScreen'
