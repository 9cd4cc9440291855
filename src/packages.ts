import { routes, type Route } from './routes'

export interface Packages {
  pages: string[]
  subPackages: { root: string; name: string; pages: string[] }[]
  /** Paths of the tab pages, by tab index. */
  tabs: string[]
  preloadRule: Record<string, { network: 'all'; packages: string[] }>
}

const roots = ['pages_payment', 'otherpages', 'fenxiao', 'promotionpages']

/** Which packages a page fetches ahead (wire/routes.md section 1). */
const preloads: [Route, string[]][] = [
  [routes.home, ['otherpages', 'promotionpages']],
  [routes.member, ['fenxiao']],
  [routes.orderPayment, ['pages_payment']],
]

/** What app.config.ts lists: built routes only, home first. */
export function packages(list: readonly Route[] = Object.values(routes)): Packages {
  const built = list.filter((route) => route.built)
  const inside = (root: string) => built.map(({ path }) => path).filter((path) => path.startsWith(`${root}/`))
  const filled = roots.filter((root) => inside(root).length > 0)
  return {
    pages: inside('pages'),
    subPackages: filled.map((root) => ({
      root,
      name: root,
      pages: inside(root).map((path) => path.slice(root.length + 1)),
    })),
    tabs: built
      .filter((route) => route.tab !== undefined)
      .sort((a, b) => Number(a.tab) - Number(b.tab))
      .map(({ path }) => path),
    preloadRule: Object.fromEntries(
      preloads
        .map(([from, names]) => ({ from, names: names.filter((name) => filled.includes(name)) }))
        .filter(({ from, names }) => names.length > 0 && built.some(({ path }) => path === from.path))
        .map(({ from, names }) => [from.path, { network: 'all' as const, packages: names }]),
    ),
  }
}
