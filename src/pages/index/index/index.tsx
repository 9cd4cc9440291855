export { HomeScreen as default } from '@/features/decorated/HomeScreen'
