export { PintuanGoodsScreen as default } from '@/kinds/pintuan/PintuanGoodsScreen'
