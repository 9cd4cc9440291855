/** Marks text that is no valid form encoding or JSON; such a call is answered with -10006. */
export class Malformed extends Error {}

const decoder = new TextDecoder('utf-8', { fatal: true })

export type Fields = Record<string, unknown>

/** Fields of a form or a query: the longest call has thirty. */
export const fieldsMost = 200
/** Levels of a JSON body: an import has seven. */
const levelsMost = 32
const ampersand = 0x26

/** An object without a prototype: a field named `__proto__` is only a field. */
export const noFields = (): Fields => Object.create(null) as Fields

/** `a=1&b=%E4%BD%A0`; of a repeated name the last one counts. Throws Malformed on bad percent-encoding. */
export function parseForm(text: string): Fields {
  // counted first: decoding what nobody can mean would hold the loop
  refuseMany((from) => text.indexOf('&', from))
  const fields = noFields()
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = at === -1 ? pair : pair.slice(0, at)
    fields[decode(name)] = at === -1 ? '' : decode(pair.slice(at + 1))
  }
  return fields
}

export function parseFormBytes(bytes: Uint8Array): Fields {
  refuseMany((from) => bytes.indexOf(ampersand, from))
  return parseForm(textOf(bytes))
}

/** The same fields as one JSON object. */
export function parseJsonBytes(bytes: Uint8Array): Fields {
  let body: unknown
  try {
    body = JSON.parse(textOf(bytes))
  } catch {
    throw new Malformed('json')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Malformed('json')
  if (Object.hasOwn(body, '__proto__') || Object.keys(body).length > fieldsMost) throw new Malformed('json')
  // what calls itself for each level would end at the end of the stack
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levelsMost) throw new Malformed('json')
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return Object.assign(noFields(), body)
}

function refuseMany(next: (from: number) => number): void {
  let count = 1
  for (let at = next(0); at !== -1; at = next(at + 1)) {
    count += 1
    if (count > fieldsMost) throw new Malformed('fields')
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new Malformed('utf-8')
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new Malformed('percent-encoding')
  }
}
