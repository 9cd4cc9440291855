export { TopicGoodsScreen as default } from '@/kinds/topic/TopicGoodsScreen'
