export { LaunchScreen as default } from '@/kinds/bargain/LaunchScreen'
