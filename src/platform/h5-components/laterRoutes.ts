/** One page as Taro's router takes it. */
export interface LaterRoute {
  path: string
  load(context: { pathname: string }, params: object): unknown
}

/** Every page that is not among the first ones; the build fills this list (config/laterPagesLoader.cjs). */
export const laterRoutes: readonly LaterRoute[] = []
