export { PintuanListScreen as default } from '@/kinds/pintuan/PintuanListScreen'
