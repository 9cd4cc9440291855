export { GroupMessageScreen as default } from '@/features/messages/GroupMessageScreen'
