export { OrdinaryGoodsScreen as default } from '@/kinds/ordinary/OrdinaryGoodsScreen'
