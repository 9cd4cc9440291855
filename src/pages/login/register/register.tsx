export { RegisterScreen as default } from '@/features/login/RegisterScreen'
