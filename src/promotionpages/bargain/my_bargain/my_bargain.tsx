export { MyBargainsScreen as default } from '@/kinds/bargain/MyBargainsScreen'
