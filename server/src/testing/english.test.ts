import type { Api, Path } from '@mall/contract/api'
import type { ParamsOf } from '@mall/contract/define'
import { absentCourier, developmentCourier } from '../outside/courier/courier'
import { becomeDistributor, earnCommission } from './earnings'
import { testMall, type TestMall } from './testMall'

// What the server says of its own is told in the caller's language (wire/README section 3.1).

let world: TestMall
let token: string
beforeAll(async () => {
  world = await testMall({ seed: true })
  token = await world.login(1)
  const value = { pwd_complexity: 'number,upper_case' }
  await world.operator('/operator/api/config/save', { key: 'register', value })
})
afterAll(() => world.close())

const language = 'en-US'
const han = /\p{Script=Han}/u

type Ask = (more: { language?: string }) => Promise<{ message: string }>
const asGuest =
  <P extends Path>(path: P, params: ParamsOf<Api[P]>): Ask =>
  (more) =>
    world.call(path, params, more)
const asMember =
  <P extends Path>(path: P, params: ParamsOf<Api[P]>): Ask =>
  (more) =>
    world.call(path, params, { token, ...more })
const asOperator =
  <P extends Path>(path: P, params: ParamsOf<Api[P]>, site = 0): Ask =>
  (more) =>
    world.operator(path, params, site, more)

const card = { auth_card_name: '林晓', auth_card_no: '1', auth_card_front: 'a', auth_card_back: 'b' }
const place = { name: '林晓', mobile: '13800000001', province: '火星', city: '火星市', address: '1' }
const level = { level_id: 404, level_name: '新', growth: 0, remark: '', point_feedback: '100.00', consume_discount: 10 }
const sends = { is_free_shipping: 0, send_point: 0, send_balance: '0.00', send_coupon: '' } as const
const refusals: [area: string, ask: Ask, english: string][] = [
  ['http', asGuest('/api/member/info', {}), 'Please log in first'],
  ['http of a param', asGuest('/api/goodssku/detail', {} as never), 'sku_id is missing'],
  ['http of a wrong one', asGuest('/api/goodssku/detail', { sku_id: 'x' as never }), 'Please check what you entered'],
  ['operator', asOperator('/operator/api/notice/delete', { id: 1 }, 3), 'This key may not do that'],
  ['auth', asGuest('/api/login/login', { username: 'a', password: 'b' }), 'Please enter the digits in the picture'],
  [
    'auth of a password',
    asGuest('/api/findpassword/mobile', { mobile: '13800000001', key: 'k', code: '1', password: 'abcdefgh' }),
    'The password must contain digits, capital letters',
  ],
  ['member', asMember('/api/member/modifynickname', { nickname: ' ' }), 'Please enter a nickname'],
  [
    'vetting',
    asMember('/api/member/modifynickname', { nickname: 'refuse-me' }),
    'This nickname is not allowed. Please choose another.',
  ],
  ['realname', asMember('/api/memberauth/add', card), 'Please upload the pictures of your ID card'],
  [
    'account',
    asOperator('/operator/api/member/adjust', { member_id: 404, account_type: 'point', amount: '1.00', remark: 'x' }),
    'Member not found',
  ],
  [
    'level',
    asOperator('/operator/api/config/save', { key: 'levels', value: { list: [{ ...level, ...sends }] } }),
    'Member level not found',
  ],
  [
    'address',
    asMember('/api/memberaddress/addthreeparties', place),
    'The region “火星火星市” was not found. Please fill it in yourself.',
  ],
  [
    'upload',
    asMember('/api/upload/headimgBase64', { images: 'aaaa' }),
    'This picture could not be uploaded. Please choose another.',
  ],
  ['content', asGuest('/api/notice/info', { id: 404 }), 'Notice not found'],
  ['evaluate', asOperator('/operator/api/evaluate/audit', { evaluate_id: 404, is_audit: 1 }), 'Review not found'],
  ['poster', asGuest('/api/goods/poster', { page: 'a', qrcode_param: { sku_id: 1 } }), 'This page has no poster'],
  ['follow', asMember('/api/shopmember/add', { site_id: 404 }), 'Shop not found'],
  ['browse', asMember('/api/goodsbrowse/add', { sku_id: 404_404 }), 'This item is no longer available'],
  ['collect', asMember('/api/goodscollect/add', { sku_id: 404_404 }), 'This item is no longer available'],
  ['diy', asGuest('/api/diyview/info', { name: 'NONE' }), 'Page not found'],
  ['region', asGuest('/api/address/info', { id: 404_404_404 }), 'Region not found'],
  ['store', asGuest('/api/store/info', { store_id: 404 }), 'Store not found'],
  ['shop', asGuest('/api/shop/info', { site_id: 404 }), 'Shop not found'],
  [
    'recharge',
    asGuest('/memberrecharge/api/memberrecharge/info', { recharge_id: 404 }),
    'There is no such top-up package',
  ],
  ['gift', asMember('/gift/api/giftorder/info', { order_id: 404 }), 'There is no such gift'],
  ['fenxiao', asGuest('/fenxiao/api/fenxiao/level', { level: 404 }), 'Distributor level not found'],
  [
    'fenxiao of money',
    asMember('/fenxiao/api/withdraw/apply', { money: '100.00' as never }),
    'You are not a distributor yet',
  ],
  [
    'fenxiao of an order',
    asMember('/fenxiao/api/order/info', { fenxiao_order_id: 404 }),
    'Distribution order not found',
  ],
  [
    'fenxiao of a name',
    asMember('/fenxiao/api/apply/applyfenxiao', { fenxiao_name: 'refuse-me', mobile: '13800000001' }),
    'This name is not allowed. Please choose another.',
  ],
  [
    'fenxiao of an application',
    asOperator('/operator/api/fenxiaoapply/decide', { apply_id: 404, agree: 1 }),
    'Application not found',
  ],
  [
    'fenxiao of a distributor',
    asOperator('/operator/api/fenxiao/freeze', { fenxiao_id: 404, freeze: 1 }),
    'Distributor not found',
  ],
  ['fenxiao of a withdrawal', asOperator('/operator/api/fenxiaowithdraw/approve', { id: 404 }), 'Withdrawal not found'],
  ['category', asGuest('/api/goodscategory/info', { category_id: 404 }), 'Category not found'],
]

describe.each(refusals)('%s', (_, ask, english) => {
  it('refuses in English', async () => {
    expect((await ask({ language })).message).toBe(english)
  })
  it('and in Chinese', async () => {
    expect((await ask({})).message).toMatch(han)
  })
})

describe('what is not a refusal', () => {
  beforeAll(() => world.operator('/operator/api/config/save', { key: 'addon', value: { memberwithdraw: 1 } }))

  it('the rules of the accounts', async () => {
    const { data } = await world.call('/api/member/accountrule', {}, { language })
    expect(data.balance).toContain('Pay for orders with your balance')
    expect(data.growth).toContain('A level once reached is kept')
    // names of levels are the operator's
    expect(data.growth.filter((rule) => han.test(rule))).toEqual([
      '银卡会员 from 1000 growth',
      '金卡会员 from 5000 growth',
    ])
    expect([...data.point, ...data.balance].filter((rule) => han.test(rule))).toEqual([])
  })

  it('the title of the hot words', async () => {
    expect((await world.call('/api/goods/hotSearchWords', {}, { language })).data.title).toBe('Trending')
    expect((await world.call('/api/goods/hotSearchWords')).data.title).toBe('热门搜索')
  })

  it('who reads a notice', async () => {
    const { data } = await world.call('/api/notice/page', { receiving_type: 'mobile' }, { language })
    expect(new Set(data.list.map((row) => row.receiving_name))).toEqual(new Set(['Mobile']))
  })

  it('a poster, which is another picture then', async () => {
    const asked = { page: 'pages/goods/detail/detail', qrcode_param: { sku_id: 1 } }
    const [english, chinese, again] = [
      await world.call('/api/goods/poster', asked, { language }),
      await world.call('/api/goods/poster', asked),
      await world.call('/api/goods/poster', asked, { language }),
    ]
    expect(english.data.path).toBe(again.data.path)
    expect(english.data.path).not.toBe(chinese.data.path)
  })

  it('the bill of commission, and where its orders are', async () => {
    await becomeDistributor(world, 1, '林小满的店')
    await earnCommission(world, 1, 20_000)
    const withdraw = { money: '100.00' as never }
    const { data: id } = await world.call('/fenxiao/api/withdraw/apply', withdraw, { token })
    await world.operator('/operator/api/fenxiaowithdraw/refuse', { id })
    const types = async (more: { language?: string }) =>
      (await world.call('/fenxiao/api/account/page', {}, { token, ...more })).data.list.map((row) => row.type_name)
    expect(await types({ language })).toEqual(['Withdrawal returned', 'Withdrawal', 'Order settled'])
    expect((await types({})).filter((name) => !han.test(name))).toEqual([])
    const orders = await world.call('/fenxiao/api/order/page', { is_settlement: 2 }, { token, language })
    expect(orders.data.list.map((row) => row.order_status_name)).toEqual(['Completed'])
  })

  it('why a parcel has no trace', async () => {
    const parcel = { company: '', number: '', sentAt: 0, signedAt: 0, region: '', now: 0 }
    const asked = [absentCourier, developmentCourier].map((courier) => courier.trace(parcel))
    for (const trace of await Promise.all(asked))
      expect(trace).toMatchObject({
        success: 0,
        reason: { zh: expect.stringMatching(han), en: expect.not.stringMatching(han) },
      })
  })
})
