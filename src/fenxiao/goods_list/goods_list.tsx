export { GoodsListScreen as default } from '@/features/fenxiao-goods/GoodsListScreen'
