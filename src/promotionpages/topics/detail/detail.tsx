export { TopicScreen as default } from '@/kinds/topic/TopicScreen'
