export { SeckillListScreen as default } from '@/kinds/seckill/SeckillListScreen'
