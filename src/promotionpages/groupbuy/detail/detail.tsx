export { GroupbuyGoodsScreen as default } from '@/kinds/groupbuy/GroupbuyGoodsScreen'
