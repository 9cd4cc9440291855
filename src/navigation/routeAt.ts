import { routes, type Route } from '@/routes'

/** Spellings that links of older pages carry (wire/routes.md section 1). */
const aliases: readonly (readonly [RegExp, string])[] = [
  [/^otherpages\/fenxiao\//, 'fenxiao/'],
  [/^(choose|open)-location$/, 'otherpages/system/$1-location/$1-location'],
]

const every: readonly Route[] = Object.values(routes)

/** The route at a path, with or without slash, in an old spelling or not; undefined when there is none. */
export function routeAt(path: string): Route | undefined {
  const bare = path.replace(/^\/+|\/+$/g, '')
  const name = aliases.reduce((text, [old, now]) => text.replace(old, now), bare)
  return every.find((route) => route.path === (name || routes.home.path))
}
