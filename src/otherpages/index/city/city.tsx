export { CityScreen as default } from '@/features/city/CityScreen'
