export { ComplainScreen as default } from '@/features/after-sales/ComplainScreen'
