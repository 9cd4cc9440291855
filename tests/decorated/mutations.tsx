import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { DecoratedPage } from '@/features/decorated/DecoratedPage'
import { ShopContext } from '@/features/decorated/shopContext'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { beginEra } from '@/session/era'
import { platformPages } from '../../server/src/database/seed/pages/home'
import { shopPages } from '../../server/src/database/seed/pages/shops'
import { hostileMarkup } from '../../server/src/testing/hostileMarkup'
import { Random } from '../mall/world/random'
import { everyBlock, everySetting } from './everyBlock'
import { mutate, withText } from './mutate'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

/** In CI, where minutes count, a fifth of them. */
const count = Number(process.env.MALL_MUTATIONS ?? (process.env.CI ? 1000 : 5000))
const seed = Number(process.env.MALL_MUTATIONS_SEED ?? 1)

const pages = [
  { global: everySetting, value: everyBlock },
  ...[...platformPages, ...shopPages].map(({ value }) => value),
]
const blocks = pages.flatMap(({ value }) => value)
/** As the last of a page it says that all before it was got over. */
const witness = { controller: 'Text', title: '页面还在' }

const row = {
  ...{ sku_id: 1, goods_id: 1, site_id: 3, goods_name: '商品', price: '9.00', market_price: '12.00' },
  ...{
    discount_price: '9.00',
    member_price: '0.00',
    stock: 3,
    goods_stock: 3,
    sale_num: 4,
    sku_image: '',
    goods_image: '',
  },
  ...{
    goods_spec_format: '[]',
    introduction: '',
    is_own: 1,
    is_virtual: 0,
    coupon_type_id: 1,
    platformcoupon_type_id: 1,
  },
}
const rows = { data: { list: [row], count: 1, page_count: 1 } }

/** All of the page is drawn at once. */
Object.assign(window, { innerHeight: 1e9 })
jest.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  mall.reset()
  for (const path of ['/api/goodssku/page', '/coupon/api/coupon/typepagelists', '/groupbuy/api/goods/page'])
    mall.on(path, rows)
  mall.on('/api/notice/page', { data: { list: [{ id: 1, title: '公告' }], count: 1, page_count: 1 } })
  mall.on('/api/shop/info', { data: { site_id: 3, site_name: '三号店', sub_num: 1, shop_sales: 2, logo: '' } })
  mall.on('/api/shopgoodscategory/tree', {
    data: [{ category_id: 1, level: 1, category_name: '生鲜', child_list: [] }],
  })
})

/** `value`, which ends with the witness, as it stands there when it has come to rest. */
async function show(value: string): Promise<HTMLElement> {
  cleanup()
  mall.on('/api/diyview/info', { data: { id: 1, name: 'x', title: 'x', value } })
  act(() => beginEra())
  const page = (
    <ShopContext.Provider value={3}>
      <DecoratedPage name="x" missing="空" />
    </ShopContext.Provider>
  )
  const { container } = render(page)
  // the page, the code of its blocks, their rows: on a busy machine they take their time
  const tick = () =>
    act(async () => {
      // what waits for the shopper comes
      fireEvent.pointerDown(document.body)
      await new Promise<void>((resolve) => setTimeout(resolve, 0))
    })
  for (let i = 0; i < 4 || (i < 500 && !container.textContent?.includes(witness.title)); i += 1) await tick()
  return container
}

const ended = (page: { value?: unknown }) =>
  JSON.stringify({ ...page, value: [...(Array.isArray(page.value) ? page.value : []), witness] })

test('every block is drawn: what is changed below is something', async () => {
  const container = await show(ended(pages[0]!))
  await waitFor(() => expect(container.querySelector('.t-top-tabs')).not.toBeNull())
  await waitFor(() => expect(container.querySelectorAll('.t-pictures').length).toBeGreaterThan(8))
  expect(container.querySelectorAll('.t-goods').length).toBeGreaterThan(6)
  for (const handle of ['.t-cut-city', '.t-shop-face', '.t-pop-window', '.t-home-search', '.t-coupon'])
    expect([handle, container.querySelector(handle) !== null]).toEqual([handle, true])
})

test(`${count} mutations of page JSON never blank a page`, async () => {
  const random = new Random(seed)
  for (let i = 0; i < count; i += 1) {
    // now and then a whole page of the mall, else some blocks
    const whole = i % 200 === 0 ? random.pick(pages) : undefined
    const value = whole ? [...whole.value] : Array.from({ length: 3 }, () => random.pick(blocks))
    const page = JSON.parse(JSON.stringify({ global: whole?.global ?? everySetting, value })) as (typeof pages)[0]
    mutate(random.chance(0.8) ? page.value : page.global, random)
    const json = ended(page)
    const container = await show(json)
    const stands = container.textContent?.includes(witness.title) && container.querySelector('.t-title') !== null
    if (!stands)
      throw new Error(
        `mutation ${i} of seed ${seed} blanks the page: ${container.textContent?.slice(0, 200)} ${json.slice(0, 3000)}`,
      )
  }
})

test('markup in the texts of a page stays text, and leads nowhere', async () => {
  const active =
    'script,iframe,object,embed,svg,math,base,link,meta,style,form,marquee,[onerror],[onload],[onclick],[onfocus],[ontoggle]'
  const { value, global } = pages[0]!
  // a notice of the mall leads to its page
  mall.on('/api/notice/page', { code: -1 })
  // html is what the rich text of the platform cleans: tests/h5/layer
  const page = { global, value: value.filter(({ controller }) => controller !== 'RichText') }
  for (const text of hostileMarkup.filter((_, i) => i % 5 === 0)) {
    const container = await show(ended(withText(page, text) as typeof page))
    expect([text, container.querySelectorAll(active).length]).toEqual([text, 0])
    expect([text, container.querySelectorAll('.t-link').length]).toEqual([text, 0])
    for (const one of container.querySelectorAll('[src],[href]'))
      expect(one.getAttribute('src') ?? one.getAttribute('href')).not.toMatch(/^\s*(javascript|vbscript|data:text)/i)
  }
})
