export { ProfileScreen as default } from '@/features/profile/ProfileScreen'
