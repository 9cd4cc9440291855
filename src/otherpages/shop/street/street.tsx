export { StreetScreen as default } from '@/features/street/StreetScreen'
