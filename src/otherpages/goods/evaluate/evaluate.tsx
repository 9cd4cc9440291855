export { GoodsEvaluateScreen as default } from '@/features/goods-evaluate/GoodsEvaluateScreen'
