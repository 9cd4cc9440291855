export { HelpListScreen as default } from '@/features/article/HelpListScreen'
