import { code, importRows, type ImportList } from '@mall/contract/importRows'
import * as v from 'valibot'
import { invalid, missing } from '../../http/params'
import type { Refusal } from '../../http/route'
import type { Sent } from './list'

type Fail = (path: string, refusal: Refusal) => void

/** Each row by itself: every field that its schema refuses is told with its place. */
export function readRows(list: ImportList, rows: readonly unknown[], fail: Fail, isFull: () => boolean): Sent[] {
  const read: Sent[] = []
  for (const [i, raw] of rows.entries()) {
    if (isFull()) break
    const path = `${list}[${i}]`
    const parsed = v.safeParse(importRows[list], raw)
    if (!parsed.success) for (const issue of parsed.issues) fail(placeOf(path, issue), refusalOf(issue))
    read.push({
      path,
      raw,
      code: codeIn(raw, 'code'),
      shop: codeIn(raw, 'shop'),
      row: parsed.success ? parsed.output : undefined,
    })
  }
  return read
}

/** goods[3].skus[0].price */
const placeOf = (path: string, { path: parts }: v.BaseIssue<unknown>): string =>
  (parts ?? []).reduce(
    (place, { key }) => (typeof key === 'number' ? `${place}[${key}]` : `${place}.${String(key)}`),
    path,
  )

function refusalOf(issue: v.BaseIssue<unknown>): Refusal {
  const name = issue.path?.at(-1)?.key
  return issue.received === 'undefined' && typeof name === 'string' ? missing(name) : invalid()
}

/** Also of a row that is refused: others may name it. What is no code is none. */
function codeIn(raw: unknown, name: string): string {
  const value = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[name] : undefined
  const parsed = v.safeParse(code(), value)
  return parsed.success ? parsed.output : ''
}
