export { MessagesScreen as default } from '@/features/messages/MessagesScreen'
