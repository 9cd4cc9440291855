export { MyGroupsScreen as default } from '@/kinds/pintuan/MyGroupsScreen'
