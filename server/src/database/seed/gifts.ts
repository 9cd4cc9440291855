import { phrase } from '../../words/phrases'
import type { GiftOrderSeed, GiftSeed } from './types'

const day = 86_400

/** wire/demo-data section 6. */
export const giftRows: GiftSeed[] = [
  {
    ...{ code: 'gift-1', gift_id: 1, gift_name: '拾光定制帆布袋', gift_image: 'upload/demo/gift/1.jpg' },
    gift_desc: '<p>12 安厚帆布，能装下一周的菜，也能装下一台电脑。</p>',
    ...{ market_price: '39.00', status: 1 },
  },
  {
    ...{ code: 'gift-2', gift_id: 2, gift_name: '陶瓷马克杯', gift_image: 'upload/demo/gift/2.jpg' },
    gift_desc: '<p>350 毫升，可进微波炉和洗碗机。</p>',
    ...{ market_price: '59.00', status: 1 },
  },
  {
    ...{ code: 'gift-3', gift_id: 3, gift_name: '新年台历', gift_image: 'upload/demo/gift/3.jpg' },
    gift_desc: '<p>去年的台历已经送完。</p>',
    ...{ market_price: '29.00', status: 0 },
  },
]

/** Of member 1: sent, waiting with a chosen address, waiting without one. */
export const giftOrderRows = (now: number): GiftOrderSeed[] => [
  {
    ...{ member_id: 1, order_id: 4_100_001, gift: 'gift-2', num: 1, remark: '会员日抽奖', address: 1 },
    ...{ create_time: now - 30 * day, express_time: now - 29 * day },
    ...{ express_company_name: '顺丰速运', express_no: 'SF1400000041001' },
  },
  {
    ...{ member_id: 1, order_id: 4_100_002, gift: 'gift-1', num: 2, remark: phrase('cause.pointexchange'), address: 1 },
    create_time: now - 3 * day,
  },
  {
    ...{ member_id: 1, order_id: 4_100_003, gift: 'gift-1', num: 1, remark: phrase('cause.turntable') },
    create_time: now - 2 * day,
  },
]
