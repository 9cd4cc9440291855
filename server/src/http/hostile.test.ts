import { api, type Path } from '@mall/contract/api'
import type { Call } from '@mall/contract/define'
import { sql } from 'kysely'
import * as v from 'valibot'
import { modules } from '../modules'
import { testMall, type TestMall } from '../testing/testMall'
import { parseForm } from './form'

jest.setTimeout(120_000)

/** Text of one form field each; what a type lets through must still end in an envelope. */
const hostile = [
  '-1',
  '0',
  '0.5',
  '1e3',
  ' 1',
  '1 ',
  '٣',
  'NaN',
  'Infinity',
  '0x10',
  '2147483648',
  '9007199254740993',
  '-9223372036854775809',
  '1,2,,3',
  "1' OR '1'='1",
  '"; DROP TABLE orders; --',
  '%00',
  '\0',
  '\ud800',
  '\u202egnp.exe',
  'z'.repeat(20_000),
  '<img src=x onerror=alert(1)>',
  '[]',
  '{}',
  '{"a":',
  '{"__proto__":{"admin":1}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '../../etc/passwd',
  'null',
  'undefined',
  'true',
  '😀'.repeat(300),
]

/** Something each type takes, so that only the field under test is wrong. */
const plain = [
  '1',
  'point',
  '13800000001',
  'demo',
  '1.00',
  '2026-03',
  'a@example.com',
  '{}',
  '[]',
  '0',
  'demo123',
  '330106',
]

let mall: TestMall
let token: string
beforeAll(async () => {
  mall = await testMall({ seed: true })
  token = await mall.login(1)
})
afterAll(() => mall.close())

const optionsOf = (schema: unknown): string[] => {
  const { options, wrapped, pipe } = schema as { options?: unknown[]; wrapped?: unknown; pipe?: unknown[] }
  if (Array.isArray(options) && options.every((one) => typeof one !== 'object')) return options.map(String)
  if (wrapped) return optionsOf(wrapped)
  return (pipe ?? []).slice(1).flatMap(optionsOf)
}
const sample = (schema: v.GenericSchema) =>
  [...optionsOf(schema), ...plain].find((text) => v.safeParse(schema, text).success)

interface Try {
  path: Path
  fields: Record<string, string>
  name: string
  value: string
  valid: boolean
}

function triesOf(path: Path): Try[] {
  const call: Call = api[path]
  const entries = Object.entries(call.params.entries) as [string, v.GenericSchema][]
  const base = Object.fromEntries(
    entries.flatMap(([name, schema]) => {
      const text = schema.type === 'optional' ? undefined : sample(schema)
      return text === undefined ? [] : [[name, text]]
    }),
  )
  return entries.flatMap(([name, schema]) =>
    hostile.map((value) => {
      const sent = encode({ [name]: value })
      const valid = v.safeParse(schema, parseForm(sent)[name]).success
      return { path, name, value, valid, fields: { ...base, [name]: value } }
    }),
  )
}

const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

async function send({ path, fields }: Try) {
  const operators = path.startsWith('/operator')
  const response = await mall.app.inject({
    method: 'POST',
    url: path.replace('{path}', 'headimg'),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(operators ? { authorization: `Bearer ${mall.mall.config.operatorKeys.platform}` } : { token }),
    },
    payload: encode(fields),
  })
  const { code, message, timestamp } = JSON.parse(response.body) as {
    code: unknown
    message: unknown
    timestamp: unknown
  }
  return { status: response.statusCode, code, sound: [typeof code, typeof message, typeof timestamp].join() }
}

/** What the counters of the server itself write. */
const own = ['operator_log', 'limit_window', 'idempotency']

async function fingerprint(): Promise<Record<string, unknown>> {
  const { db } = mall.mall
  const { rows } = await sql<{
    name: string
  }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db)
  const prints: Record<string, unknown> = {}
  for (const { name } of rows.filter((row) => !own.includes(row.name))) {
    const all = await sql<{ print: string }>`SELECT md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS print
      FROM ${sql.table(name)} t`.execute(db)
    prints[name] = all.rows[0]?.print
  }
  return prints
}

const served = modules.flatMap((module) => module.routes.map((route) => route.path))
const tries = served.flatMap(triesOf)
const show = ({ path, name, value }: Try) => `${path} ${name}=${value.slice(0, 40)}`

it('refuses every value of a wrong form with -10006 and writes nothing', async () => {
  const wrong = tries.filter((one) => !one.valid)
  expect(wrong.length).toBeGreaterThan(500)
  const before = await fingerprint()
  const odd: string[] = []
  for (const one of wrong) {
    const { status, code, sound } = await send(one)
    if (status !== 200 || code !== -10006 || sound !== 'number,string,number')
      odd.push(`${show(one)}: ${status} ${String(code)}`)
  }
  expect(odd).toEqual([])
  expect(await fingerprint()).toEqual(before)
})

it('answers every other value in an envelope, never with 5xx', async () => {
  const odd: string[] = []
  for (const one of tries.filter((other) => other.valid && !other.path.startsWith('/operator/api/dev/'))) {
    const { status, sound } = await send(one)
    if (status !== 200 || sound !== 'number,string,number') odd.push(`${show(one)}: ${status}`)
  }
  expect(odd).toEqual([])
})
