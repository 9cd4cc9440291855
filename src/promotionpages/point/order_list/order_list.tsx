export { ExchangeOrdersScreen as default } from '@/kinds/pointexchange/ExchangeOrdersScreen'
