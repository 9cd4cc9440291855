export { CategoryScreen as default } from '@/features/category/CategoryScreen'
