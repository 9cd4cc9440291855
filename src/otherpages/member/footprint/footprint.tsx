export { FootprintScreen as default } from '@/features/footprint/FootprintScreen'
