import type { Phone } from './phone'

/** [address, the call of its list, a row; the box that scrolls where the page does not] */
const lists = [
  ['/pages/goods/list/list?category_id=1&category_level=1', '/api/goodssku/page', '.t-goods'],
  ['/pages/order/list/list', '/api/order/lists', '.t-order'],
  ['/otherpages/member/collection/collection', '/api/goodscollect/page', '.t-goods'],
  ['/otherpages/member/coupon/coupon', '/coupon/api/coupon/memberpage', '.t-list', '.t-list-scroll'],
  ['/otherpages/shop/category/category?site_id=7', '/api/goodssku/page', '.t-quick-add', '.t-list-scroll'],
] as const

/** Pulled down, a list of any kind asks its first page again and still shows its rows. */
export async function pulling(phone: Phone, token: string): Promise<void> {
  for (const [address, call, row, within] of lists) {
    await phone.fresh(address, { token })
    await phone.see(row)
    const before = await phone.asked(call)
    await phone.pullDown(within)
    await phone.until(`${address} to ask again`, async () => (await phone.asked(call)) === before + 1)
    await phone.see(row)
  }
}
