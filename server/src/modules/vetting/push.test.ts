import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import type { ContentCheck } from '../../outside/content/content'
import { freshMobile, registered } from '../../testing/loginWorld'
import { ownPictures } from '../../testing/pictures'
import { testMall, type TestMall } from '../../testing/testMall'
import { settleTrace } from './settle.service'

// WeChat's later word about a picture

let world: TestMall
let token: string
let memberId: number
const push = { token: 'spamtest', aesKey: randomBytes(32), appId: 'wxmini' }
beforeAll(async () => {
  world = await testMall({ config: { wechat: { keys: {}, templates: new Map(), origin: '', push } } })
})
beforeEach(async () => {
  ;({ token, memberId } = await registered(world, freshMobile()))
})
afterAll(() => world.close())

const own = async () => (await world.call('/api/member/info', {}, { token })).data
/** what strangers get to see */
const shown = () =>
  world.mall.db.selectFrom('member').select('headimg').where('member_id', '=', memberId).executeTakeFirstOrThrow()
const waiting = async () =>
  (await world.operator('/operator/api/pending/lists', { kind: 'content', page_size: 100 })).data.list.filter(
    (row) => row.member_id === memberId,
  )

const seconds = () => Math.floor(Date.now() / 1000)
const sha1 = (...parts: string[]) => createHash('sha1').update(parts.sort().join('')).digest('hex')

/** As WeChat sends it in safe mode. */
function sealed(message: object, { appId = push.appId, token = push.token, at = seconds() } = {}) {
  const body = Buffer.from(JSON.stringify(message))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const open = Buffer.concat([randomBytes(16), length, body, Buffer.from(appId)])
  const fill = 32 - (open.length % 32)
  const cipher = createCipheriv('aes-256-cbc', push.aesKey, push.aesKey.subarray(0, 16)).setAutoPadding(false)
  const Encrypt = Buffer.concat([cipher.update(Buffer.concat([open, Buffer.alloc(fill, fill)])), cipher.final()])
  const text = Encrypt.toString('base64')
  const query = { timestamp: String(at), nonce: 'n1', msg_signature: sha1(token, String(at), 'n1', text) }
  return { query, body: { ToUserName: 'gh_1', Encrypt: text } }
}
const deliver = ({ query, body }: ReturnType<typeof sealed>, headers = { 'content-type': 'text/plain' }) =>
  world.app.inject({ method: 'POST', url: '/notify/wechat', query, headers, payload: JSON.stringify(body) })
const told = (trace_id: string, suggest: string) => ({
  ToUserName: 'gh_1',
  FromUserName: 'o1',
  CreateTime: seconds(),
  MsgType: 'event',
  Event: 'wxa_media_check',
  appid: push.appId,
  trace_id,
  version: 2,
  result: { suggest, label: '100' },
  detail: [{ strategy: 'content_model', errcode: 0, suggest, label: '100', prob: 90 }],
})
let traces = 0
async function waitingFace() {
  const trace = `trace-${++traces}`
  const check: ContentCheck = {
    isOutside: true,
    text: async () => 'pass',
    picture: async () => ({ verdict: 'pending', trace }),
  }
  world.mall.outside.content = check
  const picture = `upload/headimg/${trace}.jpg`
  await ownPictures(world, { memberId }, picture)
  await world.call('/api/member/modifyheadimg', { headimg: picture }, { token })
  return { trace, picture }
}

test('shows the picture; the same word again changes nothing', async () => {
  const { trace, picture } = await waitingFace()
  expect([(await shown()).headimg, (await own()).headimg]).toEqual(['', picture])
  const message = sealed(told(trace, 'pass'))
  for (const _ of [1, 2]) expect(await deliver(message)).toMatchObject({ statusCode: 200, body: 'success' })
  expect((await shown()).headimg).toBe(picture)
})

test('drops it when it is risky, leaves it to a person when WeChat is unsure', async () => {
  const { trace } = await waitingFace()
  await deliver(sealed(told(trace, 'review')))
  expect(await waiting()).toHaveLength(1)
  await deliver(sealed(told(trace, 'risky')), { 'content-type': 'application/json' })
  expect([await waiting(), (await own()).headimg, (await shown()).headimg]).toEqual([[], '', ''])
})

test('is nothing for a picture that was replaced, for no trace, and when the check failed', async () => {
  const { trace } = await waitingFace()
  const { picture } = await waitingFace()
  await deliver(sealed(told(trace, 'pass')))
  await settleTrace(world.mall, '', 'pass')
  await deliver(sealed({ ...told(`trace-${traces}`, 'pass'), errcode: -1008 }))
  expect([(await own()).headimg, (await shown()).headimg]).toEqual([picture, ''])
})

test('counts only when WeChat signed it, for this app, now', async () => {
  const { trace } = await waitingFace()
  const message = told(trace, 'pass')
  const good = sealed(message)
  const plain = { timestamp: String(seconds()), nonce: 'n1' }
  const forged = [
    sealed(message, { token: 'guessed' }),
    sealed(message, { appId: 'wxother' }),
    sealed(message, { at: seconds() - 3600 }),
    { ...good, query: { ...good.query, msg_signature: '' } },
    { ...good, body: { ...good.body, Encrypt: sealed(told(trace, 'risky')).body.Encrypt } },
    // unsealed, though signed as plain mode would
    { query: { ...plain, signature: sha1(push.token, plain.timestamp, 'n1') }, body: message },
  ]
  for (const one of forged) expect((await deliver(one as never)).statusCode).toBe(401)
  expect((await shown()).headimg).toBe('')
  await deliver(good)
  expect((await shown()).headimg).not.toBe('')
})

test('WeChat’s first question is answered, nobody else’s', async () => {
  const timestamp = String(seconds())
  const ask = (signature: string) =>
    world.app.inject({
      url: '/notify/wechat',
      query: { signature, timestamp, nonce: 'n2', echostr: '<b>42</b>' },
    })
  const greeted = await ask(sha1(push.token, timestamp, 'n2'))
  expect([greeted.body, greeted.headers['content-type']]).toEqual(['<b>42</b>', 'text/plain; charset=utf-8'])
  expect(await ask(sha1('guessed', timestamp, 'n2'))).toMatchObject({ statusCode: 401, body: '' })
})
