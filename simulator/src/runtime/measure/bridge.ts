/** WeChat refuses more in one call, and its audit warns at a quarter of it. */
const mostBytes = 1024 * 1024
const manyBytes = 256 * 1024

const encoder = new TextEncoder()
// eslint-disable-next-line no-control-regex
const beyondAscii = /[^\x00-\x7f]/

/**
 * setData's way to the view layer: as JSON, with its bytes counted.
 *
 * @param warn told once for each path whose value JSON has no word for
 * @throws Error for data that WeChat refuses
 */
export function createBridge(warn: (words: string) => void): (data: object) => { data: object; bytes: number } {
  const warned = new Set<string>()
  const tell = (path: string, what: string) => {
    if (warned.has(path)) return
    warned.add(path)
    warn(`setData: "${path}" is ${what}`)
  }
  return (data) => {
    seekLost(data, '', tell)
    const text = JSON.stringify(data)
    const bytes = beyondAscii.test(text) ? encoder.encode(text).length : text.length
    if (bytes > mostBytes) throw new Error(`setData: ${bytes} bytes, more than ${mostBytes}`)
    if (bytes > manyBytes) warn(`setData: ${bytes} bytes in one call`)
    return { data: JSON.parse(text) as object, bytes }
  }
}

function seekLost(value: unknown, path: string, tell: (path: string, what: string) => void): boolean {
  if (value === undefined || typeof value === 'function') return true
  if (typeof value !== 'object' || value === null) return false
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key]
    if (typeof inner === 'string' || typeof inner === 'number' || typeof inner === 'boolean' || inner === null) continue
    const below = path ? `${path}.${key}` : key
    if (seekLost(inner, below, tell)) tell(below, inner === undefined ? 'undefined' : 'a function')
  }
  return false
}
