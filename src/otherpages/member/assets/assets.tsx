export { AssetsScreen as default } from '@/features/cancellation/AssetsScreen'
