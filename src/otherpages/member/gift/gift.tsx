export { GiftsScreen as default } from '@/features/gift/GiftsScreen'
