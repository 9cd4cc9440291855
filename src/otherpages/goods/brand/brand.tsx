export { BrandScreen as default } from '@/features/brand/BrandScreen'
