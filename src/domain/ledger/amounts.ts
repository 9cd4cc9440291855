import { sumMoney } from '@/domain/price/money'

/** int of points and growth, money text of a purse */
export type Amount = number | string

/** As books of account write it: +12.50, -3.00, +5. */
export const signed = (amount: Amount): string => (Number(amount) > 0 ? `+${amount}` : String(amount))

/** Of accounts of one sort. */
export const sumOf = (amounts: readonly Amount[]): Amount =>
  amounts.every((one) => typeof one === 'number')
    ? amounts.reduce<number>((sum, one) => sum + Number(one), 0)
    : sumMoney(amounts.map(String))
