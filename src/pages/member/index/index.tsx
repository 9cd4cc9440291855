export { MemberScreen as default } from '@/features/member/MemberScreen'
