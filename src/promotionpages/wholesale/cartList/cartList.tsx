export { WholesaleCartScreen as default } from '@/kinds/wholesale/WholesaleCartScreen'
