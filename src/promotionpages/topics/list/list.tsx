export { TopicListScreen as default } from '@/kinds/topic/TopicListScreen'
