export { RoomScreen as default } from '@/features/chat/RoomScreen'
