/** The page a component under test stands in: global `unitPage` (types/unit.d.ts). Wrap what renders in `act`. */
type Listener = (value: never) => unknown

const hooks = ['show', 'hide', 'pullDown', 'reachBottom', 'scroll', 'launch'] as const
export type Hook = (typeof hooks)[number]

const listeners = new Map<Hook, Set<Listener>>(hooks.map((hook) => [hook, new Set()]))

interface Page {
  route: string
  path: string
  $taroParams: Record<string, string>
}

function pageAt(address: string): Page {
  const [path = '', query = ''] = address.split('?')
  const route = path.replace(/^\//, '')
  // undecoded, as both platforms hand them over
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((part) => part.split(/=(.*)/s).slice(0, 2))
  return { route, path: `/${route}`, $taroParams: Object.fromEntries(pairs) as Record<string, string> }
}

const home = '/pages/index/index/index'

export const unitPage = {
  pages: [pageAt(home)],
  /** false from `hide` to `show`: the app is in the background */
  isShown: true,
  /** every navigation, as `navigateTo /path?query` */
  log: [] as string[],
  /** Stands at this address, alone on the stack. */
  at(address: string) {
    unitPage.pages = [pageAt(address)]
  },
  navigate(how: string, address: string, steps = 1) {
    unitPage.log.push(address ? `${how} ${address}` : how)
    const below = unitPage.pages.slice(0, -steps)
    const all = { navigateTo: unitPage.pages, redirectTo: below, navigateBack: below.slice(0, -1) }[how] ?? []
    const next = how === 'navigateBack' ? below[below.length - 1] : pageAt(address)
    unitPage.pages = next ? [...all, next] : all
  },
  on(hook: Hook, listen: Listener) {
    listeners.get(hook)?.add(listen)
    return () => void listeners.get(hook)?.delete(listen)
  },
  /** Fires a page hook in everything that is mounted. */
  async fire(hook: Hook, value?: unknown) {
    if (hook === 'show' || hook === 'hide') unitPage.isShown = hook === 'show'
    await Promise.all([...(listeners.get(hook) ?? [])].map((listen) => listen(value as never)))
  },
  /** Code that is fetched late, calls and effects come one after the other, on a busy machine each after a while. */
  async settled() {
    // its hooks belong to the whole run, while a test that forgets its modules reads this file within itself
    const { act } = await import('@testing-library/react')
    for (let turn = 0; turn < 5; turn += 1)
      await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 4))))
  },
  reset() {
    listeners.forEach((all) => all.clear())
    unitPage.log = []
    unitPage.isShown = true
    unitPage.at(home)
  },
}

export type UnitPage = typeof unitPage
