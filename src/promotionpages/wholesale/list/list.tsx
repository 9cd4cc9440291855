export { WholesaleListScreen as default } from '@/features/wholesale/WholesaleListScreen'
