export { VerifyScreen as default } from '@/features/verification/VerifyScreen'
