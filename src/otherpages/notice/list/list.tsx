export { NoticeListScreen as default } from '@/features/article/NoticeListScreen'
