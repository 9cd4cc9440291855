export { NoticeDetailScreen as default } from '@/features/article/NoticeDetailScreen'
