export { ExchangeGoodsScreen as default } from '@/kinds/pointexchange/ExchangeGoodsScreen'
