import { api, type Path } from '@mall/contract/api'
import type { Call } from '@mall/contract/define'
import * as v from 'valibot'
import { parseForm } from '../http/form'

/** Form text of one field each. */
export const hostile = [
  '',
  '-1',
  '0',
  '0.5',
  '1000000000',
  '1e3',
  '1E9',
  ' 1',
  '1 ',
  '+1',
  '-0',
  '01',
  '٣',
  '１',
  'NaN',
  'Infinity',
  '0x10',
  '2',
  '2147483648',
  '4611686018427387904',
  '9007199254740991',
  '9007199254740993',
  '-9223372036854775809',
  '1.999',
  '99999999999.99',
  '1,2,,3',
  ',1',
  Array.from({ length: 2000 }, (_, i) => i + 1).join(','),
  '2026-02-30',
  '0000-00',
  '9999-99-99',
  "1' OR '1'='1",
  '"; DROP TABLE orders; --',
  "%' AND pg_sleep(5) --",
  '%00',
  '\0',
  'a\0b',
  '\ud800',
  '\u202egnp.exe',
  '\u200b',
  'e\u0301'.repeat(2000),
  'z'.repeat(10_000),
  '😀'.repeat(300),
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '//evil.example/x',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[1]',
  '"text"',
  '{"a":',
  '{"__proto__":{"admin":1}}',
  '{"3":{"coupon_id":-1}}',
  '{"id":"9007199254740993"}',
  `${'['.repeat(1000)}${']'.repeat(1000)}`,
  `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`,
  `${'['.repeat(50_000)}`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [i, i]))),
]

/** No number anybody writes, whatever the contract's own check says. */
export const neverNumbers = new Set(
  ['0.5x', '1e3', '1E9', ' 1', '1 ', '+1', '-0', '٣', '１', 'NaN', 'Infinity', '0x10', '-9223372036854775809'].concat([
    "1' OR '1'='1",
    '\0',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '__proto__',
    '9007199254740993',
  ]),
)

/** Values of a JSON body that the operator's client may send. */
export const hostileJson: unknown[] = [
  true,
  [],
  [1],
  {},
  { a: 1 },
  0.5,
  -1,
  -0,
  2 ** 53,
  1e300,
  '\ud800',
  JSON.parse('{"__proto__":{"admin":1}}'),
  JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`),
]

/** Something each type takes, so that only the field under test is wrong. */
const evaluation = '[{"order_goods_id":1,"scores":5,"explain_type":1}]'
const plain = [
  ...['1', 'point', '13800000001', 'demo', '1.00', '2026-03', 'a@example.com', '{}', '[]', '0', '330106'],
  evaluation,
]

const optionsOf = (schema: unknown): string[] => {
  const { options, wrapped, pipe } = schema as { options?: unknown[]; wrapped?: unknown; pipe?: unknown[] }
  if (Array.isArray(options) && options.every((one) => typeof one !== 'object')) return options.map(String)
  if (wrapped) return optionsOf(wrapped)
  return (pipe ?? []).slice(1).flatMap(optionsOf)
}

export const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success

/** Refuses words and takes a number. */
export const isNumber = (schema: v.GenericSchema): boolean =>
  !accepts(schema, 'abc') &&
  !accepts(schema, '{}') &&
  !accepts(schema, '1,2') &&
  ['0', '1'].some((n) => accepts(schema, n))

export type Entry = [name: string, schema: v.GenericSchema]
export const paramsOf = (path: Path): Entry[] => Object.entries((api[path] as Call).params.entries)

/** The required params with values of their form. */
export function soundFields(path: Path): Record<string, string> {
  return Object.fromEntries(
    paramsOf(path).flatMap(([name, schema]) => {
      if (schema.type === 'optional') return []
      const text = [...optionsOf(schema), ...plain].find((one) => accepts(schema, one))
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

export interface Attempt {
  path: Path
  name: string
  shown: string
  /** form text */
  form: string
  /** what the call must answer: its code, or null = any envelope */
  code: number | null
  /** differs from value to value of a field, and from field to field: for choosing a share */
  turn: number
}

const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

/** One field of one call, wrong in one way. */
export function attemptsOf(path: Path): Attempt[] {
  const sound = soundFields(path)
  return paramsOf(path).flatMap(([name, schema], field) => {
    const required = schema.type !== 'optional'
    const missing = required ? (name === 'site_id' ? -10007 : -1) : null
    let turn = path.length + field
    const attempt = (shown: string, form: string, code: number | null): Attempt => {
      turn += 1
      return { path, name, shown, form, code, turn }
    }
    const { [name]: _, ...rest } = sound
    const values = hostile.map((value) => {
      const form = encode({ ...rest, [name]: value })
      // a lone surrogate does not survive the encoding
      const code = value === '' ? missing : accepts(schema, parseForm(form)[name]) ? null : -10006
      return attempt(value.slice(0, 40), form, code)
    })
    const tail = Object.keys(rest).length > 0 ? `&${encode(rest)}` : ''
    return [
      ...values,
      attempt('(missing)', encode(rest), missing),
      attempt('(bad percent)', `${name}=%zz${tail}`, -10006),
      attempt('(cut utf-8)', `${name}=%E4%BD${tail}`, -10006),
      attempt('(repeated, the last counts)', `${name}=1&${name}=%00${tail}`, -10006),
      attempt('(as a list)', `${name}[]=1&${name}[0]=1${tail}`, missing),
    ]
  })
}
