export { ChooseLocationScreen as default } from '@/features/place/ChooseLocationScreen'
