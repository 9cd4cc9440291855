import { codes } from '@mall/contract/envelope'
import type { ImportData } from '@mall/contract/importRows'
import { fingerprint } from './fingerprint'
import type { TestMall } from './testMall'

/** What the tests send may be wrong on purpose. */
export type AnyData = { [L in keyof ImportData]?: unknown[] } | Record<string, unknown>

export const importing = (world: TestMall, data: AnyData, { site = 0, dry = false, key = '' } = {}) =>
  world.operator('/operator/api/import', { data: data as never, dry_run: dry ? 1 : 0 }, site, {
    ...(key ? { base: { idempotency_key: key } } : {}),
  })

/** Imports what must be right. */
export async function imported(world: TestMall, data: AnyData, site = 0) {
  const { code, data: answer } = await importing(world, data, { site })
  if (code !== codes.SUCCESS) throw new Error(JSON.stringify(answer))
  return answer
}

/** Everything but the record of the calls themselves. */
export const stateOf = (world: TestMall) => fingerprint(world.mall.db, ['operator_log', 'import_turn', 'idempotency'])

/** Two shops, a small tree, two skus of one goods and one of another. */
export const smallMall = {
  shops: [
    { code: 'tea-house', site_name: '茶舍', level_name: '旗舰店', category_name: '食品', shop_zhping: 1 },
    { code: 'bakery', site_name: '面包房' },
  ],
  categories: [
    { code: 'food', category_name: '食品' },
    { code: 'drinks', category_name: '饮品', parent: 'food' },
    { code: 'tea', category_name: '茶', parent: 'drinks', commission_rate: '5' },
  ],
  brands: [{ code: 'hill', brand_name: '山上', sort: 3 }],
  shop_categories: [{ shop: 'tea-house', code: 'new', category_name: '新茶' }],
  templates: [
    {
      ...{ shop: 'tea-house', code: 'post', template_name: '按件', fee_type: 3, is_default: 1 },
      areas: [{ region_ids: [], snum: 1, sprice: '6', xnum: 1, xprice: '1' }],
    },
  ],
  stores: [{ shop: 'tea-house', code: 'west', store_name: '西湖店', longitude: '120.13', latitude: '30.25' }],
  levels: [{ code: 'plain', level_name: '普通会员', growth: 0, consume_discount: 10 }],
  goods: [
    {
      ...{ shop: 'tea-house', code: 'green', category: 'tea', brand: 'hill', template: 'post', shop_category: 'new' },
      ...{ goods_name: '龙井', goods_image: 'upload/a.jpg,upload/b.jpg', content: '<p>明前</p>' },
      specs: [{ name: '重量', values: [{ name: '50g' }, { name: '100g' }] }],
      attributes: [{ name: '产地', value: '杭州' }],
      skus: [
        { code: 'green-50', spec_values: ['50g'], price: '58.00', stock: 10, weight: 0.05 },
        { code: 'green-100', spec_values: ['100g'], price: '108.00', stock: 5, weight: 0.1 },
      ],
    },
    {
      ...{ shop: 'bakery', code: 'bread', category: 'food', goods_name: '面包' },
      skus: [{ code: 'bread', price: '12.00', stock: 3 }],
    },
  ],
  coupons: [
    {
      ...{ shop: 'tea-house', code: 'ten', coupon_name: '满 100 减 10', type: 'reward', money: '10', at_least: '100' },
      ...{ count: 100, validity_type: 1, fixed_term: 7, goods_type: 2, goods_ids: ['green'] },
    },
    {
      ...{ code: 'nine', platformcoupon_name: '九折', type: 'discount', discount: 9, at_least: '0', count: 50 },
      ...{ validity_type: 1, fixed_term: 3, use_scenario: 2, group_ids: ['旗舰店'], platform_split_rare: '40' },
    },
  ],
  gifts: [{ code: 'bag', gift_name: '帆布袋', gift_desc: '<p>布</p>', market_price: '39' }],
  recharges: [
    { code: 'hundred', recharge_name: '充 100', face_value: '100', buy_price: '98', point: 10, coupons: ['nine'] },
  ],
  advs: [
    { code: 'top', keyword: 'NS_TOP', ap_name: '顶部', adv_list: [{ adv_title: '新茶', adv_image: 'upload/c.jpg' }] },
  ],
  agreements: [{ code: 'register', title: '注册协议', content: '<p>请阅读</p>' }],
  pages: [{ code: 'home', name: 'DIY_VIEW_INDEX', title: '首页', value: { global: {}, value: [] } }],
  notices: [{ code: 'open', title: '开业', content: '<p>欢迎</p>', is_top: 1 }],
  helps: [{ code: 'pay', class_name: '支付', title: '如何付款', content: '<p>微信</p>' }],
  notes: [
    {
      ...{ shop: 'tea-house', code: 'spring', group_name: '茶事', note_type: 'goods_item', note_title: '明前茶' },
      ...{ note_content: '<p>清明前</p>', goods: ['green-100', 'green-50'], initial_read_num: 9 },
    },
  ],
  lives: [
    {
      ...{ shop: 'tea-house', code: 'tasting', name: '品茶', start_time: 4_000_000_000, end_time: 4_000_003_600 },
      goods: [{ name: '龙井', price: '58', cover_img: 'upload/a.jpg' }],
    },
  ],
}
