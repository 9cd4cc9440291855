export { WholesaleListScreen as default } from '@/kinds/wholesale/WholesaleListScreen'
