import { balances } from '../../ledger/ledger'
import { freshMobile, readCaptcha, receiveCode, registered, saveSetting, withLevels } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

/** is_register opens the popup of the welcome gift: it says whether this call has brought one. */
let world: TestMall
beforeAll(async () => {
  world = await testMall()
  await withLevels(world)
})
afterAll(() => world.close())

const gift = { is_use: 1, point: 20, balance: '0.00', growth: 0 } as const
interface Person {
  mobile: string
  /** what the mini-program sends along of a person at WeChat */
  weChat: { weapp_openid: string; wx_unionid: string; auth_ticket: string }
}
type Entered = { token: string; is_register?: number | undefined }

let people = 0
async function person(): Promise<Person> {
  const { data } = await world.call('/weapp/api/weapp/authcodetoopenid', { code: `dev-gift-${++people}` })
  const { openid, unionid, auth_ticket } = data
  return { mobile: freshMobile(), weChat: { weapp_openid: openid, wx_unionid: unionid, auth_ticket } }
}

const ways = {
  'login/mobile': async ({ mobile }: Person) =>
    (await world.call('/api/login/mobile', await receiveCode(world, '/api/login/mobileCode', mobile))).data,
  'register/mobile': async ({ mobile }: Person) =>
    (await world.call('/api/register/mobile', await receiveCode(world, '/api/register/mobileCode', mobile))).data,
  'tripartite/mobile': async ({ mobile, weChat }: Person) => {
    const code = await receiveCode(world, '/api/tripartite/mobileCode', mobile)
    return (await world.call('/api/tripartite/mobile', { ...code, ...weChat })).data
  },
  'tripartite/mobileauth': async ({ mobile, weChat }: Person) =>
    (await world.call('/api/tripartite/mobileauth', { ...weChat, code: `dev-${mobile}` })).data,
  'login/auth': async ({ weChat }: Person) => (await world.call('/api/login/auth', weChat)).data,
  async modifymobile({ mobile }: Person) {
    const form = { username: `gift${++people}`, password: 'secret1', ...(await readCaptcha(world)) }
    const { token } = (await world.call('/api/register/username', form)).data
    const asked = { mobile, ...(await readCaptcha(world)) }
    const { key } = (await world.call('/api/member/bindmobliecode', asked, { token })).data
    const { code } = (await world.operator('/operator/api/dev/smscode', { mobile })).data
    const { data } = await world.call('/api/member/modifymobile', { mobile, key, code }, { token })
    return { token, is_register: data?.is_register ?? 0 }
  },
} satisfies Record<string, (who: Person) => Promise<Entered>>

/** An account that had this mobile, or this person at WeChat, and was closed. */
async function closedAccountOf({ mobile, weChat }: Person, by: keyof typeof ways): Promise<void> {
  const { memberId, token } = by === 'login/auth' ? await enteredByWeChat(weChat) : await registered(world, mobile)
  await world.call('/membercancel/api/membercancel/apply', {}, { token })
  await world.operator('/operator/api/membercancel/decide', { member_id: memberId, agree: 1, reason: '' })
  world.clock.forward(120)
}
async function enteredByWeChat(weChat: Person['weChat']) {
  const { token } = (await world.call('/api/login/auth', weChat)).data
  const { data: memberId } = await world.call('/api/member/id', {}, { token })
  return { memberId, token }
}

const names = Object.keys(ways) as (keyof typeof ways)[]
const cases = ['a newcomer', 'a member of a closed account', 'a newcomer while the mall gives nothing'] as const
test.each(names.flatMap((way) => cases.map((of) => [way, of] as const)))('%s of %s', async (way, of) => {
  await saveSetting(world, 'register', { third_party: 1, bind_mobile: way === 'login/auth' ? 0 : 1 })
  await saveSetting(world, 'memberregister', { ...gift, is_use: of === cases[2] ? 0 : 1 })
  const who = await person()
  if (of === cases[1]) await closedAccountOf(who, way)
  const { token, is_register }: Entered = await ways[way](who)
  const { data: memberId } = await world.call('/api/member/id', {}, { token })
  const { point } = await balances(world.mall.db, memberId)
  expect({ is_register, point }).toEqual(of === cases[0] ? { is_register: 1, point: 20 } : { is_register: 0, point: 0 })
})

test.each(['login/mobile', 'tripartite/mobile', 'tripartite/mobileauth', 'login/auth'] as const)(
  '%s of somebody who is a member already brings no gift',
  async (way) => {
    await saveSetting(world, 'register', { third_party: 1, bind_mobile: way === 'login/auth' ? 0 : 1 })
    await saveSetting(world, 'memberregister', gift)
    const who = await person()
    await ways[way](who)
    world.clock.forward(120)
    expect((await ways[way](who)).is_register).toBe(0)
  },
)
