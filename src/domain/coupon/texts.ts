import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    /** figure and unit apart by a blank */
    tenths: (discount: number) => `${discount} 折`,
    threshold: (money: string) => `满 ${money} 可用`,
    anyAmount: '无门槛',
    atMost: (money: string) => `最多减 ${money} 元`,
    platform: '平台券',
    shop: '店铺券',
    someGoods: '指定商品可用',
    allGoods: '全店可用',
    someShops: '指定店铺可用',
    allShops: '全平台可用',
    until: (day: string) => `${day} 前有效`,
    days: (count: number) => `领取后 ${count} 天内有效`,
    taken: (percent: number) => `已抢 ${percent}%`,
    stamps: { received: '已领取', used: '已使用', expired: '已过期', ended: '已结束', gone: '已抢光' },
    receive: '立即领取',
    receiveShort: '领取',
    use: '去使用',
    received: '领取成功',
    goodsCoupons: '优惠券',
    getCoupons: '领券',
    /** a ticket named in a line: ¥15, minimum 150 */
    chip: (worth: string, least: string) => (least ? `满${least}减${worth}` : `减${worth}`),
    chipTenths: (tenths: string, least: string) => (least ? `满${least}享${tenths}折` : `${tenths}折`),
    over: '已过有效期',
    otherGoods: '所选商品不适用',
    short: (money: string) => `还差 ¥${money} 可用`,
  },
  () => import('./texts.en'),
)
