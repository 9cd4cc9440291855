export { ActivistScreen as default } from '@/features/after-sales/ActivistScreen'
