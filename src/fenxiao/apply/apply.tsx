export { ApplyScreen as default } from '@/features/fenxiao/ApplyScreen'
