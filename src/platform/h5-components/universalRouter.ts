import type { LaterRoute } from './laterRoutes'

// Stands in for universal-router: the routes Taro makes are fixed paths, without parameters in them.

interface Route {
  path: string | string[]
  action: LaterRoute['load']
}

const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/'

export default class UniversalRouter {
  private actions = new Map<string, Route['action']>()
  private baseUrl: string
  /** pages asked for so far */
  private asked = 0

  constructor(routes: Route[], options: { baseUrl?: string } = {}) {
    this.baseUrl = options.baseUrl ?? ''
    for (const route of routes) {
      for (const path of ([] as string[]).concat(route.path)) {
        if (!this.actions.has(plain(path))) this.actions.set(plain(path), route.action)
      }
    }
  }

  /**
   * Rejects with status 404 for an unknown path, which Taro tells as onPageNotFound. A page that comes when another was asked
   * for meanwhile is left out (empty): Taro would draw it over the one that the address names.
   */
  async resolve(pathname: string): Promise<unknown> {
    const mine = (this.asked += 1)
    const path = plain(pathname.slice(this.baseUrl.length))
    const action = this.actions.get(path) ?? (await laterAction(path))
    if (!action) throw Object.assign(new Error('Route not found'), { status: 404 })
    const told = await action({ pathname }, {})
    // the code of the page, its context and its params: the code takes the time
    const page: unknown = Array.isArray(told) ? await Promise.all(told) : told
    return mine === this.asked ? page : []
  }
}

/** The list of pages beyond the first ones comes when it is needed: config/laterPages.ts. */
const laterAction = async (path: string) => (await import('./laterPages')).laterAction(path)
