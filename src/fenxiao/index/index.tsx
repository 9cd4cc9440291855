export { CentreScreen as default } from '@/features/fenxiao/CentreScreen'
