import { isDeepStrictEqual } from 'node:util'
import type { InjectOptions } from 'fastify'
import { api, type Path } from '@mall/contract/api'
import type { Call } from '@mall/contract/define'
import { modules } from '../modules'
import { operatorModule } from '../operator/operator.routes'
import { fingerprint } from './fingerprint'
import {
  accepts,
  attemptsOf,
  hostile,
  hostileJson,
  isNumber,
  neverNumbers,
  paramsOf,
  soundFields,
  type Attempt,
} from './hostileValues'
import { testMall, type TestMall } from './testMall'

jest.setTimeout(600_000)

/** ms; not a measure of speed: what takes so long has hung */
const hung = 10_000

let world: TestMall
let token: string
beforeAll(async () => {
  world = await testMall({ seed: true })
  token = await world.login(1)
})
afterAll(() => world.close())

const paths = [...modules, operatorModule(() => Promise.resolve())].flatMap(({ routes }) =>
  routes.map((route) => route.path),
)
const isOperators = (path: Path) => path.startsWith('/operator')
/** These move the mall itself when nothing is wrong with them. */
const isWorldMoving = (path: Path) => /\/dev\/(reset|clock|rundue)$/.test(path)
const needsToken = (path: Path) => (api[path] as Call).auth === 'T'
const attempts = paths.flatMap(attemptsOf)
const show = ({ path, name, shown }: Attempt) => `${path} ${name}=${shown}`

type Way = 'member' | 'guest' | 'query'

interface Answer {
  status: number
  code: number
  errorCode: string
  /** '' or what is wrong with the envelope */
  unsound: string
  ms: number
}

async function inject(options: InjectOptions): Promise<Answer> {
  const start = performance.now()
  const { statusCode, body } = await world.app.inject(options)
  const ms = performance.now() - start
  const sent = JSON.parse(body) as Record<string, unknown>
  const sound = Number.isInteger(sent.code) && typeof sent.message === 'string' && 'data' in sent
  const unsound = sound && Number.isInteger(sent.timestamp) ? '' : body.slice(0, 100)
  return { status: statusCode, code: Number(sent.code), errorCode: String(sent.error_code), unsound, ms }
}

const operatorHeader = () => ({ authorization: `Bearer ${world.mall.config.operatorKeys.platform}` })
const formHeader = { 'content-type': 'application/x-www-form-urlencoded' }

function send({ path, form }: Pick<Attempt, 'path' | 'form'>, way: Way): Promise<Answer> {
  const url = path.replace('{path}', 'headimg')
  const mine = isOperators(path) ? operatorHeader() : { token }
  const headers: Record<string, string> = way === 'guest' ? {} : mine
  if (way === 'query') return inject({ method: 'GET', url: `${url}?${form}`, headers })
  return inject({ method: 'POST', url, headers: { ...headers, ...formHeader }, payload: form })
}

/** The code, and '' or the complaint. A slow answer counts when it is slow again: the machine may have been busy. */
async function judge(attempt: Attempt, way: Way, wanted: number | null = attempt.code) {
  const answer = await send(attempt, way)
  const { status, code, errorCode, unsound } = answer
  const ms = Math.min(answer.ms, answer.ms > hung ? (await send(attempt, way)).ms : answer.ms)
  const named = wanted === -1 || wanted === -10007 ? /^(REQUEST_|TOKEN_NOT_EXIST)/.test(errorCode) : true
  const right = status === 200 && !unsound && (wanted === null || (code === wanted && named)) && ms <= hung
  const told = `${way} ${show(attempt)}: ${status} ${code} ${errorCode} ${unsound} ${Math.round(ms)} ms`
  return { code, complaint: right ? '' : told }
}

async function complaints(list: Attempt[], way: Way, wanted?: number): Promise<string[]> {
  const all: string[] = []
  for (const attempt of list) all.push((await judge(attempt, way, wanted ?? attempt.code)).complaint)
  return all.filter(Boolean)
}

/** What counts tries and calls, also those that are refused. */
const counters = ['operator_log', 'limit_window', 'idempotency']

const kept = () => fingerprint(world.mall.db, counters)

/**
 * All that a schema refuses is sent in the nightly size (MALL_TEST_SIZE=full). Else every field gets a quarter of it, the
 * next field the next quarter: the way from schema to answer is one for all. What a schema lets through is always sent.
 */
const share = process.env.MALL_TEST_SIZE === 'full' ? 1 : 4
const refused = attempts.filter(({ code, turn }) => code !== null && turn % share === 0)
/** Query and guest go the same way after the first steps: a part of the table does for them. */
const some = refused.filter(({ path }, i) => !isOperators(path) && i % 5 === 0)

describe('what the contract refuses', () => {
  let before: unknown
  beforeAll(async () => {
    before = await kept()
  })
  afterAll(async () => expect(await kept()).toEqual(before))

  it('is told as the wire says, in the body', async () => {
    expect(refused.length).toBeGreaterThan(3000)
    expect(await complaints(refused, 'member')).toEqual([])
  })
  it('is told as the wire says, in the query', async () => {
    expect(await complaints(some, 'query')).toEqual([])
  })
  it('is told to guests too; where a token is required that comes first', async () => {
    const free = some.filter(({ path }) => !needsToken(path))
    // where a ticket may stand for the token, what is wrong with the ticket is told
    const isTicket = ({ path, name }: Attempt) => name === 'auth_ticket' && (api[path] as Call).ticket
    const closed = some
      .filter((one) => needsToken(one.path) && !isTicket(one))
      .filter(({ shown }) => !/percent|utf-8/.test(shown))
    expect(await complaints(free, 'guest')).toEqual([])
    expect(await complaints(closed, 'guest', -1)).toEqual([])
  })
  it('is told to operators in JSON', async () => {
    const odd: string[] = []
    for (const path of paths.filter(isOperators))
      for (const [name, schema] of paramsOf(path))
        for (const value of hostileJson.filter((one) => !accepts(schema, one))) {
          const payload = JSON.stringify({ ...soundFields(path), [name]: value })
          const headers = { ...operatorHeader(), 'content-type': 'application/json' }
          const { status, code, unsound } = await inject({ method: 'POST', url: path, headers, payload })
          // JSON has no -0
          if (Object.is(value, -0)) continue
          if (status !== 200 || code !== -10006 || unsound) odd.push(`${path} ${name}=${payload.slice(0, 80)}: ${code}`)
        }
    expect(odd).toEqual([])
  })
  it('needs the operator key, and POST', async () => {
    const odd: string[] = []
    for (const path of paths.filter(isOperators)) {
      const form = new URLSearchParams(soundFields(path)).toString()
      const [guest, query] = [await send({ path, form }, 'guest'), await send({ path, form }, 'query')]
      if (guest.status !== 401 || guest.code !== -10009 || guest.unsound) odd.push(`${path} guest ${guest.status}`)
      if (query.status !== 405 || query.code !== -10003 || query.unsound) odd.push(`${path} query ${query.status}`)
    }
    expect(odd).toEqual([])
  })
  it('covers base params and the idempotency key', async () => {
    const odd: string[] = []
    const wrong = ['-1', '0.5', '1e3', ' 1', '٣', 'NaN', '9007199254740993', '\0', '[]', '{}', "1' OR '1'='1"]
    for (const name of ['site_id', 'website_id', 'uid', 'suid', 'source_member', 'app_type', 'encrypt'])
      for (const value of wrong) {
        const form = new URLSearchParams({ [name]: value }).toString()
        for (const way of ['member', 'guest', 'query'] as const) {
          const { status, code } = await send({ path: '/api/address/city', form }, way)
          if (status !== 200 || code !== -10006) odd.push(`${way} ${name}=${value}: ${status} ${code}`)
        }
      }
    for (const key of ['', 'a b', 'é', 'x'.repeat(65), '\0', '../..', "'--"]) {
      const form = new URLSearchParams({ sku_id: '404', num: '1', idempotency_key: key }).toString()
      const { status, code } = await send({ path: '/api/ordercreate/create', form }, 'member')
      if (status !== 200 || code !== -10006) odd.push(`idempotency_key=${key}: ${status} ${code}`)
    }
    expect(odd).toEqual([])
  })
})

/** Rich text of the operator: held by the size of a body. */
const longTexts = [
  '/api/upload/headimgBase64 images',
  '/operator/api/help/save content',
  '/operator/api/message/send text',
  '/operator/api/notice/save content',
]

describe('the contract itself', () => {
  const params = paths.flatMap((path) => paramsOf(path).map(([name, schema]) => ({ path, name, schema })))
  it('takes nothing for a number that is none', () => {
    const numbers = params.filter(({ schema }) => isNumber(schema))
    expect(numbers.length).toBeGreaterThan(50)
    const taken = numbers.flatMap(({ path, name, schema }) =>
      [...neverNumbers].filter((one) => accepts(schema, one)).map((one) => `${path} ${name}=${one}`),
    )
    expect(taken).toEqual([])
  })
  it('takes neither NUL nor text without end', () => {
    const long = params.filter(({ schema }) => accepts(schema, 'z'.repeat(10_000)))
    expect(long.map(({ path, name }) => `${path} ${name}`).sort()).toEqual(longTexts)
    expect(params.filter(({ schema }) => accepts(schema, '\0'))).toEqual([])
  })
})

describe('what the contract lets through', () => {
  const open = attempts.filter(({ path, code }) => code === null && !isWorldMoving(path))
  const waysOf = (path: Path): Way[] => (isOperators(path) || needsToken(path) ? ['member'] : ['member', 'guest'])

  it('is answered in an envelope, never with 5xx, and writes nothing when it is turned down', async () => {
    const odd: string[] = []
    let turnedDown = 0
    for (const path of paths) {
      const refusals: [Attempt, Way][] = []
      const untouched = await kept()
      for (const attempt of open.filter((one) => one.path === path))
        for (const way of waysOf(path)) {
          const { complaint, code } = await judge(attempt, way)
          if (complaint) odd.push(complaint)
          else if (code < 0) refusals.push([attempt, way])
        }
      turnedDown += refusals.length
      const before = await kept()
      // nothing at all was written, so by what was turned down neither
      if (refusals.length === 0 || isDeepStrictEqual(before, untouched)) continue
      for (const [attempt, way] of refusals) {
        const { code } = await send(attempt, way)
        if (code >= 0) odd.push(`${way} ${show(attempt)}: refused first, then taken`)
      }
      expect({ path, rows: await kept() }).toEqual({ path, rows: before })
    }
    expect(odd).toEqual([])
    expect(turnedDown).toBeGreaterThan(300)
  })
  it('has tried every value', () => {
    expect(attempts.length).toBeGreaterThan(paths.length * hostile.length)
    const sent = (list: Attempt[]) => new Set(list.map(({ shown }) => shown))
    expect(sent([...refused, ...open])).toEqual(sent(attempts))
    const fields = (list: Attempt[]) => new Set(list.map(({ path, name }) => `${path} ${name}`))
    expect(fields(refused)).toEqual(fields(attempts))
  })
})
