export { StatusScreen as default } from '@/features/cancellation/StatusScreen'
