export { GroupScreen as default } from '@/kinds/pintuan/GroupScreen'
