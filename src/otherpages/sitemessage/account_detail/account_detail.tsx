export { AccountMessageScreen as default } from '@/features/messages/AccountMessageScreen'
