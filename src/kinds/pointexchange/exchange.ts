import type { ExchangeGoods } from '@mall/contract/pointExchange'
import { cents, times, yuan } from '@/domain/price/money'

/** Why none of it can be had. */
export function exchangeStop({ state, stock }: Pick<ExchangeGoods, 'state' | 'stock'>): 'off' | 'out' | undefined {
  if (state !== 1) return 'off'
  return stock > 0 ? undefined : 'out'
}

type Priced = Pick<ExchangeGoods, 'type' | 'point' | 'price' | 'delivery_price'>

/** What so many pieces cost; a gift is sent once for all of them (wire/promotions.md section 9). */
export function exchangeCost({ type, point, price, delivery_price }: Priced, num: number) {
  const freight = type === 1 ? cents(delivery_price) : 0
  return { point: point * num, money: yuan(cents(times(price, num)) + freight) }
}

/** What points do for so many pieces: how many they are short, 0 = none, and how many pieces they are enough for. */
export function reach({ point, stock }: Pick<ExchangeGoods, 'point' | 'stock'>, num: number, own: number) {
  const enoughFor = point > 0 ? Math.min(stock, Math.floor(own / point)) : stock
  return { lacking: Math.max(0, point * num - own), enoughFor }
}
