export { TeamScreen as default } from '@/features/fenxiao/TeamScreen'
