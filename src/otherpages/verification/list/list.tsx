export { RecordsScreen as default } from '@/features/verification/RecordsScreen'
