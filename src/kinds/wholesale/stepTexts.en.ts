// units are words of the shop, in its language
export default {
  unit: 'piece',
  range: (from: number, to: number | undefined) =>
    to === undefined ? `${from}+` : to === from ? `${from}` : `${from}–${to}`,
  steps: 'Wholesale prices',
  hint: (more: number, price: string) => `Buy ${more} more for ¥${price} each`,
  cheaper: (less: string) => ` and pay ¥${less} less in total`,
  missing: (more: number) => `${more} more to reach the minimum`,
}
