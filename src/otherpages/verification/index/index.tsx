export { DeskScreen as default } from '@/features/verification/DeskScreen'
