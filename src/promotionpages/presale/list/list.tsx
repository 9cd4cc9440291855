export { PresaleListScreen as default } from '@/kinds/presale/PresaleListScreen'
