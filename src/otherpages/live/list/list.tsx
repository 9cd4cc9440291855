export { LiveListScreen as default } from '@/features/live/LiveListScreen'
