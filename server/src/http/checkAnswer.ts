import { isDeepStrictEqual } from 'node:util'
import type { Call } from '@mall/contract/define'
import * as v from 'valibot'

/** In tests every answer is held against the contract: also a field the contract does not name is an error. */
export function checkAnswer(path: string, call: Call, data: unknown): void {
  const sent = JSON.parse(JSON.stringify(data ?? null)) as unknown
  const parsed = v.safeParse(call.data, sent)
  if (!parsed.success) {
    const said = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`)
    throw new Error(`answer of ${path} breaks the contract: ${said.slice(0, 5).join('; ')}`)
  }
  const extra = firstDifference(sent, parsed.output, 'data')
  if (extra) throw new Error(`answer of ${path} holds ${extra}, which the contract does not name`)
}

function firstDifference(sent: unknown, known: unknown, place: string): string | null {
  if (isDeepStrictEqual(sent, known)) return null
  if (typeof sent !== 'object' || sent === null || typeof known !== 'object' || known === null) return place
  for (const [name, value] of Object.entries(sent)) {
    if (!(name in known)) return `${place}.${name}`
    const inside = firstDifference(value, (known as Record<string, unknown>)[name], `${place}.${name}`)
    if (inside) return inside
  }
  return null
}
