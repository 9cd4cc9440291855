import { openLog } from '../log'
import { Life, somebody } from './memberLife'
import { saveSetting } from './loginWorld'
import { testMall, type TestMall } from './testMall'

jest.setTimeout(120_000)

/** A member's whole life and a row of failures, written down at the most talkative level: nothing of it is told. */
const lines: string[] = []
let world: TestMall
let life: Life
const evil = `x\n{"level":30,"msg":"call","path":"/forged"}\r\n\u001b[31mred`

beforeAll(async () => {
  const log = openLog('trace', { write: (line: string) => void lines.push(line) })
  world = await testMall({ seed: true, log })
  await saveSetting(world, 'register', { third_party: 1, bind_mobile: 0 })
  life = new Life(world, {
    headers: {
      'user-agent': evil.replaceAll('\u001b', ' ').replace(/[\r\n]/g, ' '),
      referer: 'https://x.test/?token=abc',
    },
  })
  await life.all()
  await trouble()
})
afterAll(() => world.close())

const form = 'application/x-www-form-urlencoded'
const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'POST', url, headers: { 'content-type': form, ...headers }, payload })

/** What goes wrong, with the same things in hand. */
async function trouble(): Promise<void> {
  const { mobile, password, card, street, receiver, nickname, second } = somebody
  const [token = ''] = life.secrets.token ?? []
  const [ticket = ''] = life.secrets.ticket ?? []
  const all = new URLSearchParams({
    mobile,
    password,
    card,
    street,
    receiver,
    nickname,
    token,
    auth_ticket: ticket,
    evil,
  })
  const query = all.toString()
  for (const path of ['/api/login/login', '/api/member/info', '/api/nowhere', '/pages/x', '/upload/none.jpg', '/ws'])
    for (const accept of ['text/html', '*/*']) {
      await world.app.inject({ url: `${path}?${query}`, headers: { accept, token } })
      await post(`${path}?${query}`, `${query}&bad=%zz`, { token })
      await post(path, JSON.stringify(Object.fromEntries(all)), { token, 'content-type': 'application/json' })
    }
  await post('/api/login/login', new URLSearchParams({ username: mobile, password: 'falsch-Wort' }).toString())
  await post(`/operator/api/dev/rundue?${query}`, query, { authorization: `Bearer ${token}` })
  await post(`/api/${encodeURIComponent(evil)}/${mobile}`, query)
  // what the gateway, the database and WeChat say when they fail
  const { outside, db } = world.mall
  world.clock.forward(3600)
  await saveSetting(world, 'captcha', { shop_reception_login: 0 })
  jest.spyOn(outside.sms, 'send').mockRejectedValue(new Error(`no route to ${second}: token ${token}`))
  await post('/api/login/mobileCode', `mobile=${second}`)
  jest.spyOn(outside.wechat, 'userOf').mockRejectedValue(new Error(`bad code ${ticket}`))
  await post('/weapp/api/weapp/authcodetoopenid', 'code=some-code')
  const broken = Object.assign(new Error(`invalid input syntax for type bigint: "${street}"`), {
    detail: `Failing row contains (${receiver}, ${mobile}).`,
    where: card,
  })
  jest.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw broken
  })
  await post('/api/address/lists', 'pid=0')
  jest.restoreAllMocks()
}

it('has something to read', () => {
  expect(life.told.filter(({ code }) => code < 0)).toEqual([])
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.filter((line) => /"level":50/.test(line)).length).toBeGreaterThan(2)
})

it('is one JSON line per event: nobody writes a line of his own', () => {
  const odd = lines.filter((line) => {
    const { path } = JSON.parse(line) as { path?: string }
    return !/^[^\n\r]*\n$/.test(line) || line.includes('\u001b') || path === '/forged' || line.includes('forged')
  })
  expect(odd).toEqual([])
})

it('names nobody, and opens nothing', () => {
  const known = Object.entries({
    ...life.secrets,
    ...Object.fromEntries(Object.entries(somebody).map(([k, v]) => [k, [v]])),
  })
  const all = lines.join('')
  // four digits are found in times and numbers; as values of their own they are looked for
  const stands = (text: string) =>
    /^\d{4}$/.test(text) ? new RegExp(`"${text}"|[ =]${text}\\b`).test(all) : all.includes(text)
  const hits = known.flatMap(([kind, texts]) =>
    texts.filter((text) => text && stands(text)).map((text) => `${kind} ${text}`),
  )
  expect(hits).toEqual([])
  expect(all).not.toMatch(/scrypt\$|session_?key|falsch-Wort|dev-platform-key|Bearer |some-code/)
  expect(all).not.toMatch(/\b1[3-9]\d{9}\b|\b\d{17}[\dX]\b/)
})

it('would notice', () => {
  world.mall.log.info({ mobile: somebody.mobile }, 'told')
  expect(lines.join('')).toContain(somebody.mobile)
})
