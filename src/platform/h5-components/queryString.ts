/* Stands in for query-string: what @tarojs/router and taro-h5 use of it. */
type Q = Record<string, string | null | (string | null)[]>
const dec = (s: string) => {
  try {
    return decodeURIComponent(s)
  } catch {
    return s
  }
}
function parse(search: string, { decode = true } = {}): Q {
  const out: Q = Object.create(null)
  for (const part of search
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')) {
    if (!part) continue
    const i = part.replace(/\+/g, ' ').indexOf('=')
    const raw = part.replace(/\+/g, ' ')
    const k = i < 0 ? raw : raw.slice(0, i)
    const v = i < 0 ? null : raw.slice(i + 1)
    const key = decode ? dec(k) : k
    const val = decode && v !== null ? dec(v) : v
    const old = out[key]
    out[key] = old === undefined ? val : ([] as (string | null)[]).concat(old, val)
  }
  return out
}
const stringify = (o: Record<string, unknown>) =>
  Object.keys(o)
    .filter((k) => o[k] != null)
    .sort()
    .map((k) => `${encodeURIComponent(k)}=${encodeURIComponent(String(o[k]))}`)
    .join('&')
export default { parse, stringify }
