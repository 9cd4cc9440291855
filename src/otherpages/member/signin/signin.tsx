export { CheckInScreen as default } from '@/features/check-in/CheckInScreen'
