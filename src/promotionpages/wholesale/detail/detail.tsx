export { WholesaleGoodsScreen as default } from '@/kinds/wholesale/WholesaleGoodsScreen'
