/** Marks text that is no valid form encoding; such a call is answered with -10006. */
export class Malformed extends Error {}

const decoder = new TextDecoder('utf-8', { fatal: true })

export type Fields = Record<string, unknown>

/** An object without a prototype: a field named `__proto__` is only a field. */
export const noFields = (): Fields => Object.create(null) as Fields

/** `a=1&b=%E4%BD%A0`; of a repeated name the last one counts. Throws Malformed on bad percent-encoding. */
export function parseForm(text: string): Fields {
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
  try {
    return parseForm(decoder.decode(bytes))
  } catch {
    throw new Malformed('form')
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new Malformed('percent-encoding')
  }
}
