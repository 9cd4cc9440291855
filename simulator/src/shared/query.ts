/** The query of a page path, as WeChat reads it: nothing is decoded. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const part of text.split('&').filter(Boolean)) {
    const [name = '', value = ''] = part.split(/=(.*)/s)
    query[name] = value
  }
  return query
}
