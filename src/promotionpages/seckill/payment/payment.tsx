export { SeckillPaymentScreen as default } from '@/kinds/seckill/SeckillPaymentScreen'
