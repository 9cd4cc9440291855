export { FollowScreen as default } from '@/features/fenxiao-goods/FollowScreen'
