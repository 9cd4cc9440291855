import { modules } from '../modules'
import { absentWeChat } from '../outside/wechat/wechat'
import { saveSetting } from '../testing/loginWorld'
import { madeUpKind, moduleOf } from '../testing/madeUpPromotion'
import { openSlots, putBundling, putSeckill } from '../testing/slotsWorld'
import type { PromotionType } from './promotionKind'
import type { TestMall } from '../testing/testMall'
import { addSku, tradeWorld } from '../testing/tradeWorld'

const origin = 'https://m.mall.example'
const hour = 3600
const signature = { appId: 'wx', timestamp: 1, nonceStr: 'n', signature: 's' }
/** Of a word that no kind has. */
const madeUp = madeUpKind('madeUp' as PromotionType, {
  sharedPage: {
    page: 'promotionpages/point/detail/detail',
    card: (_ctx, params) => Promise.resolve({ title: `积分 ${params.id}`, desc: '', imgUrl: '' }),
  },
})

let world: TestMall
/** activity of sku 2, and for topics the id of the goods in it */
let ids: Record<'groupbuy' | 'pintuan' | 'topic' | 'bargain' | 'launch', number>

beforeEach(async () => {
  world = await tradeWorld(
    [
      { sku_id: 1, site_id: 3, price: 5990 },
      { sku_id: 2, site_id: 3, price: 3330 },
    ],
    { config: { origins: [origin] }, modules: [...modules, moduleOf(madeUp)] },
  )
  world.mall.outside.wechat = { ...absentWeChat, jssdk: () => Promise.resolve(signature) }
  await saveSetting(world, 'website', { title: '拾光' })
  await addSku(world.mall, { sku_id: 20, goods_id: 2, price: 3330 })
  await world.mall.db.updateTable('goods').set({ introduction: '轻便', goods_image: 'upload/a.jpg' }).execute()
  for (const sku_id of [1, 2, 20])
    await world.mall.db
      .updateTable('sku')
      .set({ sku_image: `upload/${sku_id}.jpg` })
      .where('sku_id', '=', sku_id)
      .execute()
  await openSlots(world)
  await putSeckill(world, { seckill_id: 51, goods_id: 2 })
  await putBundling(world, { bl_id: 81, skuIds: [2, 1], bl_name: '早餐组合' })
  const period = { start_time: world.clock.now(), end_time: world.clock.now() + hour }
  const steps = JSON.stringify([{ num: 10, price: '20.00' }])
  await made('wholesale', { goods_id: 2, sku_prices: [{ sku_id: 2, price_json: steps }] })
  const topic = await made('topic', { topic_name: '露营', goods: [{ sku_id: 2, topic_price: '20.00' }], ...period })
  const { data } = await world.call('/topic/api/topicgoods/page', { topic_id: topic })
  const terms = { floor_price: '10.00', bargain_stock: 5, bargain_type: 0, buy_type: 0, need_num: 5, bargain_time: 1 }
  const bargain = await made('bargain', { goods_id: 2, sku_id: 2, ...terms, ...period })
  const launch = await world.call('/bargain/api/bargain/launch', { id: bargain }, { token: await world.login(1) })
  ids = {
    bargain,
    launch: launch.data,
    groupbuy: await made('groupbuy', { goods_id: 2, groupbuy_price: '20.00', buy_num: 1, ...period }),
    pintuan: await made('pintuan', {
      ...{ pintuan_name: '拼', goods_id: 2, pintuan_price: '20.00', pintuan_num: 2, pintuan_time: 60 },
      ...period,
    }),
    topic: data.list[0]?.id ?? 0,
  }
})
afterEach(() => world.close())

async function made(
  kind: 'groupbuy' | 'pintuan' | 'topic' | 'wholesale' | 'bargain',
  data: Record<string, unknown>,
): Promise<number> {
  const site = kind === 'topic' ? {} : { site_id: 3 }
  const answer = await world.operator('/operator/api/promotion/create', { kind, data, ...site })
  expect(answer).toMatchObject({ code: 0 })
  return Number(answer.data)
}
async function card(address: string) {
  const { data } = await world.call('/wechat/api/wechat/share', { url: `${origin}/${address}` })
  return data.share_config
}
const titles = async (addresses: string[]) =>
  Promise.all(addresses.map(async (address) => [address, (await card(address)).title]))
const all = (addresses: string[], title: string) => addresses.map((address) => [address, title])

const pages = {
  ordinary: 'pages/goods/detail/detail',
  wholesale: 'promotionpages/wholesale/detail/detail',
  groupbuy: 'promotionpages/groupbuy/detail/detail',
  pintuan: 'promotionpages/pintuan/detail/detail',
  seckill: 'promotionpages/seckill/detail/detail',
  bargain: 'promotionpages/bargain/detail/detail',
  launch: 'promotionpages/bargain/launch/launch',
  topic: 'promotionpages/topics/goods_detail/goods_detail',
  combo: 'promotionpages/combo/detail/detail',
}
/** Every goods page, with goods 2. */
const goodsPages = () => [
  `${pages.ordinary}?sku_id=2&suid=5`,
  `${pages.ordinary}?goods_id=2`,
  `${pages.wholesale}?sku_id=2`,
  `${pages.wholesale}?goods_id=2`,
  `${pages.groupbuy}?groupbuy_id=${ids.groupbuy}`,
  `${pages.pintuan}?pintuan_id=${ids.pintuan}`,
  `${pages.seckill}?seckill_id=51`,
  `${pages.topic}?id=${ids.topic}`,
  `${pages.bargain}?bargain_id=${ids.bargain}`,
  `${pages.launch}?id=${ids.launch}`,
]

it('a goods page of any kind is shared as the goods that it opens with', async () => {
  for (const address of goodsPages())
    expect([address, await card(address)]).toMatchObject([
      address,
      { title: '商品2', desc: '轻便', imgUrl: 'upload/2.jpg', link: `${origin}/${address}` },
    ])
  for (const address of [
    `${pages.ordinary}?sku_id=20`,
    `${pages.wholesale}?goods_id=1&sku_id=20`,
    `${pages.groupbuy}?groupbuy_id=${ids.groupbuy}&sku_id=20`,
  ])
    expect([address, (await card(address)).imgUrl]).toEqual([address, 'upload/20.jpg'])
})

it('a combo is shared by its name, over its parts and with the picture of the first', async () => {
  const shown = { title: '早餐组合', desc: '商品2 + 商品1', imgUrl: 'upload/2.jpg' }
  expect(await card(`${pages.combo}?bl_id=81`)).toMatchObject(shown)
  await world.mall.db.updateTable('bundling').set({ status: 0 }).execute()
  expect(await card(`${pages.combo}?bl_id=81`)).toMatchObject(shown)
})

it('a page of a shop is shared as the shop, a note by its title', async () => {
  const { site_name } = (await world.call('/api/shop/info', { site_id: 3 })).data
  const ofShop = ['index/index', 'introduce/introduce', 'machine_qrcode/machine_qrcode'].map(
    (page) => `otherpages/shop/${page}?site_id=3`,
  )
  expect(await titles(ofShop)).toEqual(all(ofShop, site_name))
  const data = { group_name: '读', note_type: 'shop_said', note_title: '一盏灯', note_content: 'x', cover_img: 'a,b' }
  const note = { kind: 'note' as const, data: { ...data, note_abstract: '很亮' } }
  const { data: id } = await world.operator('/operator/api/content/save', note, 3)
  const address = `otherpages/store_notes/note_detail/note_detail?note_id=${id}`
  expect(await card(address)).toMatchObject({ title: '一盏灯', desc: '很亮', imgUrl: 'a' })
  expect((await world.call('/notes/api/notes/detail', { note_id: id })).data.read_num).toBe(1)
  await world.operator('/operator/api/content/save', { kind: 'note', id, data: { status: 0 } as never }, 3)
  expect(await titles([address])).toEqual(all([address], '拾光'))
  await world.operator('/operator/api/content/save', { kind: 'note', id, data: { status: 1 } as never }, 3)
  await world.operator('/operator/api/config/save', { key: 'addon', value: { notes: 0 } as never })
  expect(await titles([address])).toEqual(all([address], '拾光'))
})

it('what is over is still shared as what its page shows', async () => {
  world.clock.forward(4 * 24 * hour)
  await world.mall.db.updateTable('wholesale_goods').set({ status: 0 }).execute()
  expect(await titles(goodsPages())).toEqual(all(goodsPages(), '商品2'))
})

it('a kind brings its own page, without anybody knowing it', async () => {
  expect((await card('promotionpages/point/detail/detail?id=7')).title).toBe('积分 7')
})

describe('is shared as the mall', () => {
  it.each(Object.entries(pages))('%s: params that name nothing, something gone or no id', async (_kind, page) => {
    const own = ['sku_id', 'goods_id', 'groupbuy_id', 'seckill_id', 'id', 'bl_id']
    const hostile = ['', '0', '-2', '2.0', '2e0', '0x2', ' 2', '404', '9007199254740993', '1 OR 1=1', '__proto__']
    const addresses = [
      page,
      ...hostile.map((value) => `${page}?${new URLSearchParams(own.map((name) => [name, value])).toString()}`),
      `${page}?__proto__[sku_id]=2&constructor=2`,
      `${page}/?sku_id=2&id=${ids.topic}&groupbuy_id=${ids.groupbuy}&seckill_id=51&bl_id=81`,
    ]
    expect(await titles(addresses)).toEqual(all(addresses, '拾光'))
  })
  it('goods that were deleted, and a sku of other goods than the activity sells', async () => {
    const other = `${pages.groupbuy}?groupbuy_id=${ids.groupbuy}&sku_id=1`
    expect(await titles([other])).toEqual(all([other], '拾光'))
    await world.mall.db.updateTable('goods').set({ is_delete: 1 }).where('goods_id', '=', 2).execute()
    expect(await titles(goodsPages())).toEqual(all(goodsPages(), '拾光'))
  })
  it('lists, topics, and pages that are about the member', async () => {
    const addresses = [
      'promotionpages/topics/list/list?id=1',
      `promotionpages/topics/detail/detail?topic_id=1&id=${ids.topic}`,
      'promotionpages/groupbuy/list/list',
      'pages/goods/list/list?sku_id=2',
      'pages/order/detail/detail?sku_id=2',
      'nowhere',
    ]
    expect(await titles(addresses)).toEqual(all(addresses, '拾光'))
  })
  it('a page whose addon is off', async () => {
    const addons = ['wholesale', 'groupbuy', 'pintuan', 'seckill', 'topic', 'bundling', 'bargain']
    await saveSetting(world, 'addon', Object.fromEntries(addons.map((name) => [name, 0])))
    const [plain = '', byGoods = '', ...promotions] = goodsPages()
    const off = [...promotions, `${pages.combo}?bl_id=81`]
    expect(await titles(off)).toEqual(all(off, '拾光'))
    expect(await titles([plain, byGoods])).toEqual(all([plain, byGoods], '商品2'))
  })
})
