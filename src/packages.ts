import { routes, type Route } from './routes'

export interface Packages {
  pages: string[]
  subPackages: { root: string; name: string; pages: string[] }[]
  /** Paths of the tab pages, by tab index. */
  tabs: string[]
  preloadRule: Record<string, { network: 'all'; packages: string[] }>
}

/** Folders of `pages` that are packages of their own: what a shopper reaches after looking round. The paths stay.
 *  That of the settings also holds all English (config/english). */
const nested = ['pages/login', 'pages/member/info', 'pages/member/info_edit', 'pages/order', 'pages/pay']
const roots = [...nested, 'pages_payment', 'otherpages', 'fenxiao', 'promotionpages']

/** Which packages a page fetches ahead (wire/routes.md section 1); of the nested ones those that its buttons lead to. */
const preloads: [Route, string[]][] = [
  [routes.home, ['otherpages', 'promotionpages']],
  [routes.member, ['fenxiao', 'pages/login', 'pages/member/info', 'pages/order']],
  [routes.goodsDetail, ['pages/login', 'pages/order']],
  [routes.cart, ['pages/login', 'pages/order']],
  [routes.orderPayment, ['pages_payment', 'pages/pay']],
]

/** What app.config.ts lists, home first. */
export function packages(list: readonly Route[] = Object.values(routes)): Packages {
  const inside = (root: string) => list.map(({ path }) => path).filter((path) => path.startsWith(`${root}/`))
  const main = inside('pages').filter((path) => !nested.some((root) => path.startsWith(`${root}/`)))
  const filled = roots.filter((root) => inside(root).length > 0)
  return {
    pages: main,
    subPackages: filled.map((root) => ({
      root,
      name: root,
      pages: inside(root).map((path) => path.slice(root.length + 1)),
    })),
    tabs: list
      .filter((route) => route.tab !== undefined)
      .sort((a, b) => Number(a.tab) - Number(b.tab))
      .map(({ path }) => path),
    preloadRule: Object.fromEntries(
      preloads
        .map(([from, names]) => ({ from, names: names.filter((name) => filled.includes(name)) }))
        .filter(({ from, names }) => names.length > 0 && list.some(({ path }) => path === from.path))
        .map(({ from, names }) => [from.path, { network: 'all' as const, packages: names }]),
    ),
  }
}
