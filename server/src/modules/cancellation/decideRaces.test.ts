import { codes } from '@mall/contract/envelope'
import { freshMobile, receiveCode, registered } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'
import { untilWaiting } from '../../testing/untilWaiting'
import { lockToLeave } from '../member/farewell.service'

// What the platform decides, beside what the member and others do in the same moment.

let world: TestMall
beforeAll(async () => {
  world = await testMall({ seed: true })
}, 60_000)
afterAll(() => world.close())

async function asking() {
  const mobile = freshMobile()
  world.clock.forward(120)
  const { token, memberId } = await registered(world, mobile)
  const ask = async (what: 'apply' | 'cancelApply' | 'info') =>
    world.call(`/membercancel/api/membercancel/${what}` as '/membercancel/api/membercancel/info', {}, { token })
  await ask('apply')
  const { db } = world.mall
  return {
    ...{ mobile, memberId, ask },
    decide: (agree: 0 | 1) =>
      world.operator('/operator/api/membercancel/decide', { member_id: memberId, agree, reason: '请先联系客服' }),
    isClosed: async () => {
      const member = db.selectFrom('member').select('is_delete').where('member_id', '=', memberId)
      return (await member.executeTakeFirstOrThrow()).is_delete === 1
    },
    request: () => db.selectFrom('member_cancel').select('status').where('member_id', '=', memberId).executeTakeFirst(),
  }
}

test('fifty approvals at once are one', async () => {
  const who = await asking()
  const answers = await Promise.all(Array.from({ length: 50 }, () => who.decide(1)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await who.isClosed()).toBe(true)
})

test('agreed to and refused at once: what is answered is what was done', async () => {
  for (let round = 0; round < 10; round += 1) {
    const who = await asking()
    const [agreed, refused] = await Promise.all([who.decide(1), who.decide(0)])
    expect([agreed.code, refused.code].sort()).toEqual([-1, 0])
    expect(await who.isClosed()).toBe(agreed.code === 0)
    expect(await who.request()).toEqual({ status: agreed.code === 0 ? 1 : -1 })
  }
})

test('taken back while it is agreed to: the account is closed, or nobody asks for it any more', async () => {
  for (let round = 0; round < 10; round += 1) {
    const who = await asking()
    const [agreed] = await Promise.all([who.decide(1), who.ask('cancelApply')])
    expect(await who.isClosed()).toBe(agreed.code === 0)
    expect(await who.request()).toEqual(agreed.code === 0 ? { status: 1 } : undefined)
  }
})

test('who logs in while the account is closed gets no token of it, and the mobile is free', async () => {
  const who = await asking()
  world.clock.forward(120)
  const code = await receiveCode(world, '/api/login/mobileCode', who.mobile)
  const logIn = () => world.call('/api/login/mobile', code)
  let login: ReturnType<typeof logIn> | undefined
  let decided: ReturnType<typeof who.decide> | undefined
  await world.mall.tx(async (trx) => {
    await lockToLeave(trx, who.memberId)
    decided = who.decide(1)
    await untilWaiting(world.mall)
    login = logIn()
    await untilWaiting(world.mall, 2)
  })
  expect(await decided).toMatchObject({ code: 0 })
  expect(await login).toMatchObject({ code: codes.MEMBER_NOT_EXIST })
  expect(await who.isClosed()).toBe(true)
  world.clock.forward(120)
  const anew = await registered(world, who.mobile)
  expect(anew.memberId).not.toBe(who.memberId)
})
