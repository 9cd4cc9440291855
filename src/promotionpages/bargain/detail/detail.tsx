export { BargainGoodsScreen as default } from '@/kinds/bargain/BargainGoodsScreen'
