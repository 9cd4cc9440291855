export { PresaleOrderScreen as default } from '@/kinds/presale/PresaleOrderScreen'
