export { RefuseScreen as default } from '@/features/cancellation/RefuseScreen'
