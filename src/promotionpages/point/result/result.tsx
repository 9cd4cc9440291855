export { ExchangeResultScreen as default } from '@/kinds/pointexchange/ExchangeResultScreen'
