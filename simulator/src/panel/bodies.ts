import { bytesOf, textOfBytes } from '../runtime/wx/bytes'
import type { Bodies, RequestEntry } from '../shared/measurements'
import { el } from './dom'

/** Letters that are shown without a click. */
const short = 160
const most = 200_000

/** What was unfolded stays so when the list is drawn again. */
const unfolded = new WeakMap<RequestEntry, Set<string>>()

/** What was sent and what came back, as words; long ones are folded. */
export function bodyElements(entry: RequestEntry, bodies: Bodies | undefined): HTMLElement[] {
  const named = [
    ['Sent', bodies?.sent],
    ['Answer', bodies?.answer],
  ] as const
  return named.flatMap(([name, body]) => (body ? [bodyElement(entry, name, readable(body))] : []))
}

function bodyElement(entry: RequestEntry, name: string, words: string): HTMLElement {
  if (words.length <= short && !words.includes('\n')) return el('pre', {}, `${name}: ${words}`)
  const open = unfolded.get(entry) ?? new Set()
  unfolded.set(entry, open)
  const details = el(
    'details',
    { open: open.has(name) },
    el('summary', {}, `${name}, ${words.length.toLocaleString('en')} letters`),
    el('pre', {}, words.slice(0, most)),
  )
  details.addEventListener('toggle', () => (details.open ? open.add(name) : open.delete(name)))
  return details
}

/** JSON with its lines, a form by field, other text as it is. */
function readable(base64: string): string {
  const bytes = bytesOf(base64, 'base64')
  const text = textOfBytes(bytes)
  if (text.includes('\ufffd')) return `${bytes.length} bytes that are no text`
  try {
    const value = JSON.parse(text) as unknown
    return text.length > short ? JSON.stringify(value, null, 2) : text
  } catch {
    // a form, or words
  }
  if (!/^[\w.%[\]-]+=[^\s]*$/.test(text)) return text
  return [...new URLSearchParams(text)].map(([name, value]) => `${name} = ${value}`).join('\n')
}
