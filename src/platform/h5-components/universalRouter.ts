/* Stands in for universal-router: the routes Taro makes are fixed strings (no :params in customRoutes). */
type Route = { path: string | string[]; action(context: object, params: object): unknown }
const norm = (s: string) => s.toLowerCase().replace(/\/+$/, '') || '/'
export default class UniversalRouter {
  constructor(
    private routes: Route[],
    private options: { baseUrl?: string } = {},
  ) {}
  async resolve(pathname: string) {
    const p = norm(pathname.slice((this.options.baseUrl ?? '').length))
    const hit = this.routes.find((r) => ([] as string[]).concat(r.path).some((x) => norm(x) === p))
    if (!hit) throw Object.assign(new Error('Route not found'), { status: 404 })
    return hit.action({ pathname }, {})
  }
}
