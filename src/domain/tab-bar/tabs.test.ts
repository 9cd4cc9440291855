import fc from 'fast-check'
import type { BottomNav } from '@mall/contract/diyComponents'
import { contrast, parseColour, type Rgb } from '@/ui/theme/colour'
import { themeStyle } from '@/ui/theme/theme'
import { readableNav, tabsOf } from './tabs'

const titles = { home: '首页', category: '分类', cart: '购物车', member: '我的' }
const item = (wap_url: string, over: object = {}) => ({
  title: wap_url,
  iconPath: 'upload/a.png',
  selectedIconPath: 'upload/b.png',
  link: { wap_url },
  ...over,
})
const nav = (list: BottomNav['list'], over: Partial<BottomNav> = {}): BottomNav => ({
  type: 1,
  backgroundColor: '#ffffff',
  textColor: '#333333',
  textHoverColor: '#ff0000',
  list,
  ...over,
})

test.each([[null], [nav([])]])('without a navigation of the server the four tab pages stand there', (given) => {
  expect(tabsOf(given, titles).map(({ name, title }) => [name, title])).toEqual(Object.entries(titles))
})

test('entries of the server keep their order, know the tab pages, and fall out without a link', () => {
  const tabs = tabsOf(
    nav([
      item('/pages/goods/cart/cart'),
      item('pages/index/index/index?site_id=7'),
      item('/otherpages/shop/street/street', { title: '', text: '店铺街' }),
      item(''),
      item('x', { link: null }),
      item('/', { link: '/' as never }),
    ]),
    titles,
  )
  expect(tabs.map(({ name, title }) => [name, title])).toEqual([
    ['cart', '/pages/goods/cart/cart'],
    ['home', 'pages/index/index/index?site_id=7'],
    ['', '店铺街'],
    ['home', '/'],
  ])
})

test('any colours of the server are readable on the bar, in both schemes', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => '#' + n.toString(16).padStart(6, '0'))
  fc.assert(
    fc.property(
      colour,
      colour,
      colour,
      fc.constantFrom('light' as const, 'dark' as const),
      (back, idle, active, scheme) => {
        const style = themeStyle('red', scheme, 'standard')
        const bar = readableNav(
          nav([], { backgroundColor: back, textColor: idle, textHoverColor: active }),
          style,
          scheme,
        )
        const ground = parseColour(bar.ground) as Rgb
        expect(bar.ground).toBe(scheme === 'light' ? back : style['--surface'])
        for (const text of [bar.idle, bar.active])
          expect(contrast(parseColour(text) as Rgb, ground)).toBeGreaterThanOrEqual(4.5)
      },
    ),
  )
})

test('without colours of the server the bar wears the theme', () => {
  const style = themeStyle('blue', 'light', 'standard')
  expect(readableNav(null, style, 'light')).toEqual({
    ground: style['--surface'],
    idle: style['--text-3'],
    active: style['--primary-text'],
  })
})

test('tab pages with their usual names go by our words, names of the mall stay', () => {
  const english = { home: 'Home', category: 'Categories', cart: 'Cart', member: 'Me' }
  const given = nav([
    item('/pages/goods/cart/cart', { title: '购物车' }),
    item('/pages/member/index/index', { title: '会员中心' }),
  ])
  expect(tabsOf(given, english).map(({ title }) => title)).toEqual(['Cart', '会员中心'])
})
