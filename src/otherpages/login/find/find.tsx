export { FindPasswordScreen as default } from '@/features/login/FindPasswordScreen'
