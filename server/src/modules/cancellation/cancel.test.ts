import { sql } from 'kysely'
import { balances } from '../../ledger/ledger'
import { freshMobile, receiveCode, registered } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeAll(async () => {
  world = await testMall({ seed: true })
}, 60_000)
afterAll(() => world.close())

interface Person {
  mobile: string
  memberId: number
  token: string
}
async function person(): Promise<Person> {
  const mobile = freshMobile()
  world.clock.forward(120)
  return { mobile, ...(await registered(world, mobile)) }
}
const setting = (value: object) =>
  world.operator('/operator/api/config/save', { key: 'membercancel', value: JSON.stringify(value) } as never)
afterEach(() => setting({ is_enable: 1, is_audit: 1 }))

const mine = {
  apply: '/membercancel/api/membercancel/apply',
  cancelApply: '/membercancel/api/membercancel/cancelApply',
  info: '/membercancel/api/membercancel/info',
  accountInfo: '/membercancel/api/membercancel/accountInfo',
} as const
const ask = async ({ token }: Person, what: keyof typeof mine) => world.call(mine[what], {}, { token })
const decide = (memberId: number, agree: 0 | 1, reason = '') =>
  world.operator('/operator/api/membercancel/decide', { member_id: memberId, agree, reason })
const adjust = (memberId: number, account_type: string, amount: string) =>
  world.operator('/operator/api/member/adjust', {
    member_id: memberId,
    account_type,
    amount,
    remark: '奖励金',
  } as never)
const assets = async (who: Person) =>
  (await world.call('/membercancel/api/membercancel/accountInfo', {}, { token: who.token })).data
const closed = { code: -10009, data: { is_closed: 1 } }
const close = async (who: Person) => {
  expect(await ask(who, 'apply')).toMatchObject({ code: 0, data: null })
  expect(await decide(who.memberId, 1)).toMatchObject({ code: 0, data: null })
}

describe('a request', () => {
  it('waits, is refused with a reason, asked anew, and taken back', async () => {
    const who = await person()
    expect((await ask(who, 'info')).data).toBeNull()
    expect(await ask(who, 'apply')).toMatchObject({ code: 0, data: null })
    expect((await ask(who, 'info')).data).toEqual({
      status: 0,
      reason: '',
      audit_time: 0,
    })
    expect(await ask(who, 'apply')).toMatchObject({ code: -1, message: '您已提交注销申请，请等待审核' })
    expect((await decide(who.memberId, 0, ' 请先联系客服 ')).code).toBe(0)
    expect((await ask(who, 'info')).data).toEqual({
      ...{ status: -1, reason: '请先联系客服', audit_time: world.clock.now() },
    })
    expect(await decide(who.memberId, 1)).toMatchObject({ code: -1, message: '该会员没有待审核的注销申请' })
    expect((await ask(who, 'apply')).code).toBe(0)
    expect((await ask(who, 'info')).data).toEqual({
      status: 0,
      reason: '',
      audit_time: 0,
    })
    expect((await ask(who, 'cancelApply')).code).toBe(0)
    expect((await ask(who, 'info')).data).toBeNull()
    expect((await decide(who.memberId, 1)).code).toBe(-1)
    expect((await world.call('/api/member/info', {}, { token: who.token })).code).toBe(0)
  })

  it('is refused while closing is off; what is asked of guests is answered to all', async () => {
    const who = await person()
    await setting({ is_enable: 0, is_audit: 1 })
    expect((await world.call('/membercancel/api/membercancel/config')).data).toEqual({ is_enable: 0, is_audit: 1 })
    expect((await world.call('/membercancel/api/membercancel/agreement')).data.content).toContain('注销')
    expect(await ask(who, 'apply')).toMatchObject({ code: -1, message: '账号注销功能未开启' })
  })

  it('waits in the platform’s list alone', async () => {
    const list = async (site: number) =>
      (await world.operator('/operator/api/pending/lists', { kind: 'membercancel' }, site)).data
    expect((await list(0)).list).toContainEqual(expect.objectContaining({ member_id: 8, status: 0, title: '路人丙' }))
    expect((await list(1)).count).toBe(0)
  })
})

describe('what stands in the way', () => {
  const types = (data: unknown) => (data as { blocks: { type: string; num: number }[] }).blocks.map(({ type }) => type)

  it('orders, refunds, presales: those of the demo buyer, each with its number', async () => {
    const token = await world.login(1)
    const { blocks, ...rest } = await assets({ token, memberId: 1, mobile: '' })
    expect(types({ blocks })).toEqual(['order', 'refund', 'presale', 'money'])
    const { db } = world.mall
    const open = await db
      .selectFrom('orders')
      .select('order_id')
      .where('member_id', '=', 1)
      .where('order_status', 'in', [1, 2, 3, 4])
      .execute()
    expect(blocks[0]?.num).toBe(open.length)
    expect(rest.order_pay_count).toBeGreaterThan(0)
    const answer = await world.call('/membercancel/api/membercancel/apply', {}, { token })
    expect(answer).toMatchObject({ code: -1, data: { blocks } })
  })

  it('a withdrawal that waits, and money that could be taken out; less than the least amount does not', async () => {
    const who = await person()
    await adjust(who.memberId, 'balance_money', '10.00')
    expect((await assets(who)).blocks).toEqual([{ type: 'money', name: '有可提现余额 ¥10.00，请先提现', num: 1 }])
    const form = { apply_money: '10.00', transfer_type: 'alipay', realname: '林', account_number: 'a@b.c' }
    const { data: id } = await world.call('/api/memberwithdraw/apply', form as never, { token: who.token })
    expect((await assets(who)).blocks.map(({ type }) => type)).toEqual(['withdraw'])
    await world.operator('/operator/api/memberwithdraw/approve', { id })
    await world.operator('/operator/api/memberwithdraw/pay', { id })
    await adjust(who.memberId, 'balance_money', '9.99')
    await adjust(who.memberId, 'point', '80')
    expect((await assets(who)).blocks).toEqual([])
    expect((await assets(who)).member_info).toMatchObject({ balance_money: '9.99', is_fenxiao: 0 })
  })

  it('is looked at again at the approval', async () => {
    const who = await person()
    expect((await ask(who, 'apply')).code).toBe(0)
    await adjust(who.memberId, 'balance_money', '50.00')
    expect(types((await decide(who.memberId, 1)).data)).toEqual(['money'])
    expect((await ask(who, 'info')).data).toMatchObject({ status: 0 })
  })
})

describe('a closed account', () => {
  it('answers its tokens that it is closed for 30 days, and afterwards that they are unknown', async () => {
    const who = await person()
    const old = await world.login(who.memberId)
    await close(who)
    for (const token of [who.token, old])
      expect(await world.call('/api/member/info', {}, { token })).toMatchObject({ ...closed, message: '账号已注销' })
    world.clock.forward(29 * 86_400)
    expect(await world.call('/api/cart/count', {}, { token: who.token })).toMatchObject(closed)
    // a call that guests may make sees a guest
    expect((await world.call('/api/register/exist', { type: 'username', username: 'x' }, { token: old })).code).toBe(0)
    world.clock.forward(2 * 86_400)
    await world.mall.jobs.runDue()
    expect(await world.call('/api/cart/count', {}, { token: who.token })).toMatchObject({ code: -10009, data: null })
  })

  it('keeps nothing that tells who it was', async () => {
    const who = await person()
    const { token, memberId, mobile } = who
    const secret = '王不留名'
    await world.call('/api/member/modifynickname', { nickname: secret }, { token })
    await world.call('/api/member/modifyrealname', { realname: secret } as never, { token })
    const address = {
      ...{
        name: secret,
        mobile: '13912345678',
        telephone: '',
        province_id: 330000,
        city_id: 330100,
        district_id: 330106,
      },
      ...{ community_id: 0, address: '不留路 9 号', full_address: '浙江省-杭州市-西湖区', is_default: 1, type: 1 },
    }
    expect((await world.call('/api/memberaddress/add', address as never, { token })).code).toBe(0)
    const account = { realname: secret, mobile, withdraw_type: 'alipay', bank_account: 'wang@mall.test' }
    expect((await world.call('/api/memberbankaccount/add', account as never, { token })).code).toBe(0)
    await world.mall.db
      .updateTable('goods_evaluate')
      .set({ member_id: memberId, member_name: secret })
      .where('evaluate_id', '=', (await anyEvaluation()).evaluate_id)
      .execute()
    await close(who)
    await world.mall.jobs.runDue()
    const words = [secret, mobile, '13912345678', '不留路', 'wang@mall']
    const found: string[] = []
    for (const { name } of await world.mall.db.introspection.getTables()) {
      const { rows } = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(name)} t`.execute(
        world.mall.db,
      )
      const telling = rows.filter(({ row }) => words.some((word) => row.includes(word)))
      found.push(...telling.map(({ row }) => `${name}: ${row}`))
    }
    // what the operator was told, and codes that end by themselves
    expect(found.filter((row) => !/^(operator_log|sms_code|limit_window|job): /.test(row))).toEqual([])
    const { list } = (await world.call('/api/goodsevaluate/page', { goods_id: (await anyEvaluation()).goods_id })).data
    expect(list.map(({ member_name }) => member_name)).toContain('已注销用户')
  })

  it('its mobile is free for a new one, which gets no register reward again', async () => {
    const who = await person()
    expect((await balances(world.mall.db, who.memberId)).point).toBeGreaterThan(0)
    const other = freshMobile()
    await close(who)
    world.clock.forward(120)
    const again = await registered(world, who.mobile)
    expect(again.memberId).not.toBe(who.memberId)
    expect(await balances(world.mall.db, again.memberId)).toMatchObject({ point: 0, growth: 0, balance: 0 })
    // somebody else gets it
    const { memberId } = await registered(world, other)
    expect((await balances(world.mall.db, memberId)).point).toBeGreaterThan(0)
  })

  it('its openid remembers it too, with another mobile', async () => {
    const who = await person()
    const { data } = await world.call('/weapp/api/weapp/authcodetoopenid', { code: 'dev-leaving' })
    const wechat = { weapp_openid: data.openid, wx_unionid: data.unionid, auth_ticket: data.auth_ticket }
    const enter = async (mobile: string) => {
      world.clock.forward(120)
      const form = await receiveCode(world, '/api/tripartite/mobileCode', mobile)
      return world.call('/api/tripartite/mobile', { ...form, ...wechat })
    }
    expect((await enter(who.mobile)).code).toBe(0)
    await close(who)
    const fresh = await world.call('/weapp/api/weapp/authcodetoopenid', { code: 'dev-leaving' })
    wechat.auth_ticket = fresh.data.auth_ticket
    const { data: entered } = await enter(freshMobile())
    const { data: info } = await world.call('/api/member/info', {}, { token: entered.token })
    expect((await balances(world.mall.db, info.member_id)).point).toBe(0)
  })

  it.each([
    ['upload/headimg/leaving.png', 'removed with its smaller copies'],
    ['https://elsewhere.test/face.png', 'left where it lies'],
  ])('its face %s is %s', async (headimg) => {
    const who = await person()
    const { db, outside } = world.mall
    const isHere = headimg.startsWith('upload/')
    const copy = headimg.replace('.png', '_small.png')
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    if (isHere) await outside.files.save(headimg, Buffer.from(dot, 'base64'))
    if (isHere) expect(await outside.files.prepare(copy)).toBe(true)
    await db.updateTable('member').set({ headimg }).where('member_id', '=', who.memberId).execute()
    await close(who)
    await world.mall.jobs.runDue()
    if (isHere) expect([await outside.files.exists(headimg), await outside.files.prepare(copy)]).toEqual([false, false])
    const left = await db
      .selectFrom('job')
      .select('key')
      .where('kind', '=', 'cancellation.end')
      .where('dist_key', '=', who.memberId)
      .execute()
    expect(left.map(({ key }) => key)).toEqual([`${who.memberId}-again`])
  })

  it('closes at once where nobody looks at requests', async () => {
    await setting({ is_enable: 1, is_audit: 0 })
    const who = await person()
    expect(await ask(who, 'apply')).toMatchObject({ code: 0, data: null })
    expect(await ask(who, 'info')).toMatchObject(closed)
    expect((await decide(who.memberId, 1)).code).toBe(-1)
  })

  it('closes what is unpaid, and ends what is open', async () => {
    const who = await person()
    const create = { recharge_id: 1 }
    const paid = await world.call('/memberrecharge/api/ordercreate/create', create as never, { token: who.token })
    expect(paid.code).toBe(0)
    await close(who)
    const { db } = world.mall
    const recharge = await db
      .selectFrom('recharge_order')
      .select('order_status')
      .where('member_id', '=', who.memberId)
      .executeTakeFirstOrThrow()
    expect(recharge.order_status).toBe(-1)
  })
})

const anyEvaluation = () =>
  world.mall.db
    .selectFrom('goods_evaluate')
    .select(['evaluate_id', 'goods_id'])
    .where('is_audit', '=', 1)
    .where('again_content', '=', '')
    .orderBy('evaluate_id')
    .executeTakeFirstOrThrow()
