import type { Envelope } from '@mall/contract/envelope'
import { isNumberName, numberOf } from '@/lib/numberNames'

/** Other servers send whole numbers as text: turned into numbers by the name of the field (wire README section 5). */
export function withNumbers(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withNumbers(item))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNumbers(item, key)]))
  }
  return isNumberName(name) ? numberOf(value) : value
}

/** The envelope in an answer's body; undefined when it is none. */
export function parseEnvelope(body: string): Envelope | undefined {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || !Number.isInteger((value as Envelope).code)) return undefined
  const envelope = value as Envelope
  return { ...envelope, message: String(envelope.message ?? ''), data: withNumbers(envelope.data ?? null) }
}
