export { PresaleOrdersScreen as default } from '@/kinds/presale/PresaleOrdersScreen'
