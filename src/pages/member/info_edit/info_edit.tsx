export { EditScreen as default } from '@/features/profile/EditScreen'
