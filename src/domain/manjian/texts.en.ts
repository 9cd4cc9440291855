import type { Gains } from './texts'

const listed = (words: string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}` : words.join('')

/** "save ¥8.00 and get free shipping and a gift" */
function gained({ less, freeShipping, gift, coupon, points }: Gains): string {
  const extras = [
    ...(freeShipping ? ['free shipping'] : []),
    ...(gift ? ['a gift'] : []),
    ...(coupon ? ['a coupon'] : []),
    ...(points > 0 ? [points === 1 ? '1 point' : `${points} points`] : []),
  ]
  const words = [...(less ? [`save ¥${less}`] : []), ...(extras.length > 0 ? [`get ${listed(extras)}`] : [])]
  return words.join(less && extras.length > 1 ? ', ' : ' and ')
}

const pieces = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export default {
  tag: 'Save',
  freeShippingTag: 'Shipping',
  giftTag: 'Gift',
  reached: (gains: Gains) => `You ${gained(gains)}`,
  moreMoney: (missing: string, gains: Gains) => `Buy ¥${missing} more to ${gained(gains)}`,
  morePieces: (missing: number, gains: Gains) =>
    `Buy ${missing === 1 ? '1 more item' : `${missing} more items`} to ${gained(gains)}`,
  overMoney: (threshold: string, gains: Gains) => `Spend ¥${threshold} to ${gained(gains)}`,
  overPieces: (threshold: number, gains: Gains) => `Buy ${pieces(threshold)} to ${gained(gains)}`,
  joined: (first: string, second: string) => `${first}. ${second}`,
}
