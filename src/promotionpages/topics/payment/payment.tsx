export { TopicPaymentScreen as default } from '@/kinds/topic/TopicPaymentScreen'
