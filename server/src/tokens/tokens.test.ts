import { codes } from '@mall/contract/envelope'
import { serve } from '../http/route'
import { testMall, type TestMall } from '../testing/testMall'
import { endAllTokens, endToken, forgetOldTokens } from './tokens'

const day = 86_400
let mall: TestMall
beforeAll(async () => {
  mall = await testMall({
    modules: [
      {
        routes: [
          serve('/api/login/verifytoken', () => null),
          serve('/api/cart/count', (_, ctx) => ctx.memberId),
          serve('/api/register/exist', (_, ctx) => (ctx.memberId > 0 ? 1 : 0)),
          serve('/api/login/logout', async (_, ctx) => {
            await endToken(ctx.mall.db, ctx.token)
            return null
          }),
        ],
      },
    ],
  })
})
afterAll(() => mall.close())

const verify = (token?: string) => mall.call('/api/login/verifytoken', {}, token ? { token } : {})
const isMember = async (token: string) => {
  const answer = await mall.call('/api/register/exist', { type: 'username', username: 'x' }, { token })
  return { code: answer.code, member: answer.data }
}

it('asks for a token and knows its member', async () => {
  expect(await verify()).toMatchObject({ code: -1, error_code: 'TOKEN_NOT_EXIST' })
  const token = await mall.login(42)
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(await mall.call('/api/cart/count', {}, { token })).toMatchObject({ code: 0, data: 42 })
})

it('keeps only a hash', async () => {
  const token = await mall.login(1)
  const rows = await mall.mall.db.selectFrom('token').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('takes the header and the field, a filled field wins', async () => {
  const [mine, other] = [await mall.login(7), await mall.login(8)]
  const ask = async (header: string, query: string) => {
    const response = await mall.app.inject({ url: `/api/cart/count${query}`, headers: header ? { token: header } : {} })
    return (response.json() as { data: unknown }).data
  }
  expect(await ask(mine, '')).toBe(7)
  expect(await ask('', `?token=${mine}`)).toBe(7)
  expect(await ask(mine, '?token=')).toBe(7)
  expect(await ask(mine, `?token=${other}`)).toBe(8)
})

it('tells unknown from expired, and treats both as guests where a token is optional', async () => {
  const token = await mall.login(3)
  expect(await verify('made-up')).toMatchObject({ code: codes.TOKEN_ERROR })
  expect(await isMember('made-up')).toEqual({ code: 0, member: 0 })
  expect(await isMember(token)).toEqual({ code: 0, member: 1 })
  mall.clock.forward(2 * day)
  expect(await verify(token)).toMatchObject({ code: codes.TOKEN_EXPIRE })
  expect(await isMember(token)).toEqual({ code: 0, member: 0 })
})

it('is replaced after a day; the old one gets the same new one for 360 s', async () => {
  const token = await mall.login(4)
  mall.clock.forward(day - 1)
  expect((await verify(token)).refreshtoken).toBeUndefined()
  mall.clock.forward(1)
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)))
  const next = answers[0]?.refreshtoken ?? ''
  expect(next).toMatch(/^[\w-]{32}$/)
  expect(next).not.toBe(token)
  expect(new Set(answers.map((answer) => answer.refreshtoken))).toEqual(new Set([next]))
  expect(await verify(next)).toMatchObject({ code: 0 })
  expect((await verify(next)).refreshtoken).toBeUndefined()
  mall.clock.forward(360)
  expect(await verify(token)).toMatchObject({ code: 0, refreshtoken: next })
  mall.clock.forward(1)
  expect(await verify(token)).toMatchObject({ code: codes.TOKEN_EXPIRE })
  expect(await verify(next)).toMatchObject({ code: 0 })
})

it('carries the new token on refusals too, and on calls for guests', async () => {
  const token = await mall.login(4)
  mall.clock.forward(day)
  const refused = await mall.call('/api/register/exist', {} as never, { token })
  expect(refused).toMatchObject({ code: -1, refreshtoken: expect.any(String) as string })
})

it('the new token lives two days from its own making', async () => {
  const token = await mall.login(4)
  mall.clock.forward(day + 100)
  const next = (await verify(token)).refreshtoken ?? ''
  mall.clock.forward(2 * day - 1)
  expect(await verify(next)).toMatchObject({ code: 0, refreshtoken: expect.any(String) as string })
  mall.clock.forward(1 + 360)
  expect(await verify(next)).toMatchObject({ code: codes.TOKEN_EXPIRE })
})

it.each(['old', 'new'])('logout with the %s token ends both', async (which) => {
  const old = await mall.login(9)
  mall.clock.forward(day)
  const fresh = (await verify(old)).refreshtoken ?? ''
  expect(await mall.call('/api/login/logout', {}, { token: which === 'old' ? old : fresh })).toMatchObject({ code: 0 })
  expect(await verify(old)).toMatchObject({ code: codes.TOKEN_ERROR })
  expect(await verify(fresh)).toMatchObject({ code: codes.TOKEN_ERROR })
})

it.each(['first seen by the logout', 'replaced before'])(
  'logout with a day-old token, %s, hands out no new one',
  async (how) => {
    const old = await mall.login(10)
    mall.clock.forward(day)
    if (how === 'replaced before') await verify(old)
    const answer = await mall.call('/api/login/logout', {}, { token: old })
    expect(answer.code).toBe(0)
    expect(answer.refreshtoken).toBeUndefined()
  },
)

it('ends all tokens of one member and of nobody else', async () => {
  const tokens = [await mall.login(11), await mall.login(11)]
  const other = await mall.login(12)
  await endAllTokens(mall.mall.db, 11)
  for (const token of tokens) expect(await verify(token)).toMatchObject({ code: codes.TOKEN_ERROR })
  expect(await verify(other)).toMatchObject({ code: 0 })
})

it('forgets tokens a month after their making', async () => {
  const token = await mall.login(13)
  mall.clock.forward(29 * day)
  await forgetOldTokens(mall.mall.db, mall.clock.now())
  expect(await verify(token)).toMatchObject({ code: codes.TOKEN_EXPIRE })
  mall.clock.forward(2 * day)
  await forgetOldTokens(mall.mall.db, mall.clock.now())
  expect(await verify(token)).toMatchObject({ code: codes.TOKEN_ERROR })
})
