type Values = Record<string, string | number | boolean | null | undefined>

/** `a=1&b=%C3%A4`; undefined, null and '' are left out. */
export function queryText(values: Values): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')
}

const plain = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

/** The other way round; the last of equal names wins. */
export function parseQuery(text: string): Record<string, string> {
  const pairs = text
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((part) => {
      const [key = '', ...value] = part.split('=')
      return [plain(key), plain(value.join('='))] as const
    })
  return Object.fromEntries(pairs)
}

/** `/a/b?c=1` in two; the fragment is dropped. */
export function splitAddress(address: string): { path: string; query: Record<string, string> } {
  const [path = '', query = ''] = (address.split('#')[0] ?? '').split(/\?(.*)/s)
  return { path, query: parseQuery(query) }
}
