export { HelpDetailScreen as default } from '@/features/article/HelpDetailScreen'
