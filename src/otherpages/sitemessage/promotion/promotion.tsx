export { MessageListScreen as default } from '@/features/messages/MessageListScreen'
