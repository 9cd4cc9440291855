import { laterRoutes, type LaterRoute } from './laterRoutes'

// Taro's page handler looks for a page's flags (pull-down and its like) among the routes of the app
const app = (window as unknown as { __taroAppConfig: { routes: LaterRoute[] } }).__taroAppConfig
app.routes.push(...laterRoutes)

/** What loads the page at a path (lower case, with its slash); undefined when there is none. */
export const laterAction = (path: string): LaterRoute['load'] | undefined =>
  laterRoutes.find((route) => `/${route.path.toLowerCase()}` === path)?.load
