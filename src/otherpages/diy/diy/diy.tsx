export { DiyScreen as default } from '@/features/decorated/DiyScreen'
