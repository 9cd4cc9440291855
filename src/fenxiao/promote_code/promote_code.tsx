export { PostersScreen as default } from '@/features/fenxiao/PostersScreen'
