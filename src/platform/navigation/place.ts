import type { Place } from './port'

const plain = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What Taro adds to the params of a page. */
const own = new Set(['$taroTimestamp', 'stamp'])

/** Params of a page as an app reads them; both platforms hand them over undecoded. */
export function queryOf(raw: object | undefined): Record<string, string> {
  const pairs = Object.entries(raw ?? {}).filter(([key, value]) => !own.has(key) && value != null)
  return Object.fromEntries(pairs.map(([key, value]) => [key, plain(String(value))]))
}

export function placeOf(path: string, raw: object | undefined): Place {
  return { path: path.replace(/^\/+|\?.*$/g, ''), query: queryOf(raw) }
}
