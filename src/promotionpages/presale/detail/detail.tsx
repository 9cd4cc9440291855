export { PresaleGoodsScreen as default } from '@/kinds/presale/PresaleGoodsScreen'
