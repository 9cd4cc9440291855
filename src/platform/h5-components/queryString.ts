// Stands in for query-string: the two functions Taro's router and H5 APIs use of it.

type Value = string | null
type Query = Record<string, Value | Value[]>

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text.replace(/\+/g, ' ')
  }
}

function parse(search: string, { decode = true } = {}): Query {
  const out: Query = Object.create(null) as Query
  const read = decode ? decoded : (text: string) => text
  for (const part of search
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')) {
    if (!part) continue
    const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(part)!
    const key = read(name)
    const text = value === undefined ? null : read(value)
    const before = out[key]
    out[key] = before === undefined ? text : ([] as Value[]).concat(before, text)
  }
  return out
}

function stringify(query: Record<string, unknown>): string {
  return Object.keys(query)
    .filter((key) => query[key] !== undefined && query[key] !== null)
    .sort()
    .map((key) => `${encodeURIComponent(key)}=${encodeURIComponent(String(query[key]))}`)
    .join('&')
}

export default { parse, stringify }
