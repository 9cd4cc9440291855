export { OpenLocationScreen as default } from '@/features/place/OpenLocationScreen'
