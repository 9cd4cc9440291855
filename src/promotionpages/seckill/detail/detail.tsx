export { SeckillGoodsScreen as default } from '@/kinds/seckill/SeckillGoodsScreen'
