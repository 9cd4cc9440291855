export { IntroduceScreen as default } from '@/features/shop/IntroduceScreen'
