export { SuccessScreen as default } from '@/features/cancellation/SuccessScreen'
