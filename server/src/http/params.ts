import type { Call } from '@mall/contract/define'
import { codes } from '@mall/contract/envelope'
import { idOrNone, text } from '@mall/contract/fields'
import * as v from 'valibot'
import { noFields, type Fields } from './form'
import { refuse, type Refusal } from './route'

export const invalid = (): Refusal =>
  refuse({ zh: '参数错误', en: 'Please check what you entered' }, { code: codes.PARAMETER_ERROR })

/** A param that the call needs, or needs beside what else was sent. */
export const missing = (name: string, code: number = codes.ERROR): Refusal =>
  refuse({ zh: `缺少参数 ${name}`, en: `${name} is missing` }, { code, errorCode: `REQUEST_${name.toUpperCase()}` })

/** wire/README section 2; what is missing or empty takes its default. */
const baseParams = {
  app_type: v.optional(v.picklist(['wechat', 'h5', 'weapp']), 'h5'),
  app_type_name: v.optional(text(50), ''),
  site_id: v.optional(idOrNone(), 0),
  website_id: v.optional(idOrNone(), 0),
  uid: v.optional(idOrNone(), 0),
  suid: v.optional(idOrNone(), 0),
  source_member: v.optional(idOrNone(), 0),
  app_version: v.optional(text(20), ''),
}
const baseSchema = v.object(baseParams)
export type Base = v.InferOutput<typeof baseSchema>

/** Base params that do not make a body another one (README section 7); site_id does. */
export const outsideBody = new Set([
  'token',
  'idempotency_key',
  'encrypt',
  'app_type',
  'app_type_name',
  'website_id',
  'uid',
  'suid',
  'app_version',
])

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/** Only the named fields that hold something: an empty one counts as missing, an unknown one does not exist. */
function filled(raw: Fields, names: string[]): Fields {
  const fields = noFields()
  for (const name of names) if (!isMissing(raw[name])) fields[name] = raw[name]
  return fields
}

export function parseBase(raw: Fields): Base {
  const parsed = v.safeParse(baseSchema, filled(raw, Object.keys(baseParams)))
  if (!parsed.success) throw invalid()
  return parsed.output
}

/** Parsed params of a call; the first required one that is missing is named in the refusal. */
export function parseParams(call: Call, raw: Fields): unknown {
  const entries = Object.entries(call.params.entries)
  const fields = filled(raw, Object.keys(call.params.entries))
  for (const [name, schema] of entries) {
    if (name in fields || schema.type === 'optional') continue
    // site_id has a code of its own in the table of README section 6
    const code = name === 'site_id' ? codes.REQUEST_SITE_ID : codes.ERROR
    throw missing(name, code)
  }
  const parsed = v.safeParse(call.params, { ...fields })
  if (!parsed.success) throw invalid()
  return parsed.output
}

/** A form inside a JSON param; the first field that is missing is named in the refusal. */
export function parseForm<S extends v.GenericSchema>(schema: S, form: Record<string, unknown>): v.InferOutput<S> {
  const parsed = v.safeParse(schema, form)
  if (parsed.success) return parsed.output
  const absent = parsed.issues.find(({ received }) => ['undefined', 'null', '""'].includes(received))
  const name = absent?.path?.at(-1)?.key
  throw typeof name === 'string' ? missing(name) : invalid()
}
