import type { ContentCheck } from '../../outside/content/content'
import { freshMobile, receiveCode, registered, saveSetting } from '../../testing/loginWorld'
import { ownPictures } from '../../testing/pictures'
import { testMall, type TestMall } from '../../testing/testMall'
import { askAgain, settle } from './settle.service'
import { findOf } from './vetting.store'

let world: TestMall
let token: string
let memberId: number
beforeAll(async () => {
  world = await testMall({ seed: true })
})
beforeEach(async () => {
  ;({ token, memberId } = await registered(world, freshMobile()))
  await name('林晓')
})
afterAll(() => world.close())

const name = (nickname: string) => world.call('/api/member/modifynickname', { nickname }, { token })
async function face(headimg: string) {
  await ownPictures(world, { memberId }, headimg)
  return world.call('/api/member/modifyheadimg', { headimg }, { token })
}
const own = async () => (await world.call('/api/member/info', {}, { token })).data
/** what strangers get to see */
const shown = () =>
  world.mall.db
    .selectFrom('member')
    .select(['nickname', 'headimg'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()

test('what is against the rules is refused with a reason, and nothing changes', async () => {
  expect(await name('违规测试')).toMatchObject({ code: -1, message: '昵称含有不适当的内容，请换一个' })
  expect(await face('upload/headimg/refuse-me.jpg')).toMatchObject({ message: '头像含有不适当的内容，请换一张' })
  expect(await own()).toMatchObject({ nickname: '林晓', headimg: '' })
})

test('what nobody can judge now is seen by the member alone', async () => {
  expect((await name('待审测试')).code).toBe(0)
  expect((await face('upload/headimg/check-down.jpg')).code).toBe(0)
  expect(await own()).toMatchObject({ nickname: '待审测试', headimg: 'upload/headimg/check-down.jpg' })
  expect(await shown()).toEqual({ nickname: '林晓', headimg: '' })
})

const hour = 3600
/** what an operator sees of this member */
const waiting = async () =>
  (await world.operator('/operator/api/pending/lists', { kind: 'content', page_size: 100 })).data.list.filter(
    (row) => row.member_id === memberId,
  )
const decide = async (agree: 0 | 1) => {
  const [row] = await waiting()
  return world.operator('/operator/api/content/decide', { id: row?.id ?? 1, agree })
}

describe('a person', () => {
  test('shows or drops what nobody could judge, once', async () => {
    await name('待审测试')
    expect(await waiting()).toMatchObject([{ title: '昵称 待审测试', site_id: 0, status: 0, money: '0.00' }])
    const [row] = await waiting()
    expect((await decide(1)).code).toBe(0)
    expect([(await shown()).nickname, await waiting()]).toEqual(['待审测试', []])
    expect((await world.operator('/operator/api/content/decide', { id: row!.id!, agree: 1 })).code).toBe(-1)
    await name('待审测试二')
    await decide(0)
    expect((await own()).nickname).toBe('待审测试')
  })

  test('is the platform, not a shop', async () => {
    await name('待审测试')
    const [row] = await waiting()
    const shops = await world.operator('/operator/api/pending/lists', { kind: 'content' }, 3)
    expect(shops.data).toEqual({ count: 0, page_count: 0, list: [] })
    expect((await world.operator('/operator/api/content/decide', { id: row!.id!, agree: 1 }, 3)).code).toBe(-11006)
  })

  test('decides about what stands there now: a name that was replaced meanwhile counts no more', async () => {
    await name('待审测试')
    const [old] = await waiting()
    await name('晓晓')
    expect((await world.operator('/operator/api/content/decide', { id: old!.id!, agree: 1 })).code).toBe(-1)
    expect([(await own()).nickname, (await shown()).nickname]).toEqual(['晓晓', '晓晓'])
    await name('待审测试')
    await name('待审测试二')
    expect(await waiting()).toMatchObject([{ title: '昵称 待审测试二' }])
  })
})

test('a verdict that was on its way when something else was chosen is dropped', async () => {
  await name('待审测试')
  const [row] = await findOf(world.mall.db, memberId, ['nickname'])
  await name('待审测试二')
  for (const verdict of ['pass', 'refuse'] as const) await settle(world.mall, row!, verdict)
  expect([(await own()).nickname, (await shown()).nickname]).toEqual(['待审测试二', '林晓'])
})

/** A checker that answers as told; of pictures it tells later. */
function checker(says: { text?: 'pass' | 'refuse' | 'pending'; trace?: string } = {}) {
  const asked: string[] = []
  const check: ContentCheck = {
    isOutside: true,
    text: async (words) => (asked.push(words), says.text ?? 'pending'),
    picture: async (address) => (asked.push(address), { verdict: 'pending', trace: says.trace ?? '' }),
  }
  world.mall.outside.content = check
  return asked
}

describe('asked again', () => {
  const development = () => world.mall.outside.content
  let before: ContentCheck
  beforeEach(() => (before = development()))
  afterEach(() => (world.mall.outside.content = before))

  test('it is shown as soon as somebody can say, and not asked about before its time', async () => {
    await name('待审测试九')
    const asked = checker({ text: 'pass' })
    await askAgain(world.mall)
    expect(asked).not.toContain('待审测试九')
    world.clock.forward(hour / 6)
    await askAgain(world.mall)
    expect([asked.filter((one) => one === '待审测试九').length, (await shown()).nickname]).toEqual([1, '待审测试九'])
  })

  test('a picture whose verdict is on its way is left alone for an hour, and 24 times are enough', async () => {
    checker({ trace: 'trace-wait' })
    await face('upload/headimg/later.jpg')
    const asked = checker()
    const mine = () => asked.filter((one) => one.endsWith('/later.jpg')).length
    world.clock.forward(hour / 2)
    await askAgain(world.mall)
    expect(mine()).toBe(0)
    for (let round = 0; round < 30; round++) {
      world.clock.forward(hour)
      await askAgain(world.mall)
    }
    expect(mine()).toBe(24)
    expect((await waiting()).map(({ title }) => title)).toEqual(['头像 upload/headimg/later.jpg'])
  })

  test('where pictures cannot be fetched nobody is asked', async () => {
    const asked = checker()
    Object.assign(world.mall.config, { mode: 'production' })
    await face('upload/headimg/nowhere.jpg')
    Object.assign(world.mall.config, { mode: 'development' })
    expect(asked).toEqual([])
    expect(await waiting()).toHaveLength(1)
  })
})

describe('a newcomer', () => {
  let people = 0
  async function inWeapp() {
    const { data } = await world.call('/weapp/api/weapp/authcodetoopenid', { code: `dev-vetting-${++people}` })
    return { weapp_openid: data.openid, wx_unionid: data.unionid, auth_ticket: data.auth_ticket }
  }
  const upload = (who: { weapp_openid: string }, path: string) =>
    ownPictures(world, { app_type: 'weapp', openid: who.weapp_openid }, path)
  const shownOf = (id: number) =>
    world.mall.db
      .selectFrom('member')
      .select(['nickname', 'headimg'])
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow()

  test('is told what is wrong with the name or the face of the form, and the code is not spent', async () => {
    const code = await receiveCode(world, '/api/tripartite/mobileCode', freshMobile())
    const who = await inWeapp()
    await upload(who, 'upload/headimg/refuse-me.jpg')
    const enter = (looks: object) => world.call('/api/tripartite/mobile', { ...code, ...who, ...looks })
    expect(await enter({ nickname: '违规测试' })).toMatchObject({ code: -1, message: '昵称含有不适当的内容，请换一个' })
    expect(await enter({ headimg: 'upload/headimg/refuse-me.jpg' })).toMatchObject({
      message: '头像含有不适当的内容，请换一张',
    })
    expect((await enter({ nickname: '小满' })).data).toMatchObject({ is_register: 1 })
  })

  test('has the default face and name until somebody says', async () => {
    const who = await inWeapp()
    const headimg = 'upload/headimg/check-down.jpg'
    await upload(who, headimg)
    const code = await receiveCode(world, '/api/tripartite/mobileCode', freshMobile())
    const { data } = await world.call('/api/tripartite/mobile', { ...code, ...who, nickname: '待审测试', headimg })
    const { data: mine } = await world.call('/api/member/info', {}, { token: data.token })
    expect(mine).toMatchObject({ nickname: '待审测试', headimg: 'upload/headimg/check-down.jpg' })
    expect(await shownOf(mine.member_id)).toEqual({
      nickname: expect.stringMatching(/^会员\d{6}$/) as string,
      headimg: '',
    })
    memberId = mine.member_id
    for (let left = (await waiting()).length; left > 0; left--) await decide(1)
    expect(await shownOf(mine.member_id)).toEqual({ nickname: '待审测试', headimg: 'upload/headimg/check-down.jpg' })
  })

  test('comes in by WeChat alone whatever WeChat calls him', async () => {
    await saveSetting(world, 'register', { third_party: 1, bind_mobile: 0 })
    const { code, data } = await world.call('/api/login/auth', {
      ...(await inWeapp()),
      nickName: '违规测试',
      avatarUrl: 'https://thirdwx.qlogo.cn/mmopen/check-down/132',
    })
    await saveSetting(world, 'register', { third_party: 1, bind_mobile: 1 })
    expect([code, data.is_register]).toEqual([0, 1])
    const { data: mine } = await world.call('/api/member/info', {}, { token: data.token })
    expect(mine.nickname).toMatch(/^会员\d{6}$/)
    expect([mine.headimg, (await shownOf(mine.member_id)).headimg]).toEqual([
      'https://thirdwx.qlogo.cn/mmopen/check-down/132',
      '',
    ])
  })

  test('of whom a member is already is not judged again', async () => {
    const who = await inWeapp()
    const mobile = freshMobile()
    const once = async (looks: object) =>
      world.call('/api/tripartite/mobile', {
        ...(await receiveCode(world, '/api/tripartite/mobileCode', mobile)),
        ...who,
        ...looks,
      })
    await once({ nickname: '小满' })
    world.clock.forward(120)
    expect((await once({ nickname: '违规测试' })).data).toMatchObject({ is_register: 0 })
  })
})

describe('a note to the shop', () => {
  const create = (words: string, key: string) =>
    world.call(
      '/api/ordercreate/create',
      { sku_id: 2, num: 1, buyer_message: { 1: words, 3: words } },
      { token, base: { idempotency_key: key } },
    )
  const noteOf = async () => (await world.call('/api/order/lists', { order_status: 'all' }, { token })).data.list[0]
  beforeEach(async () => {
    await world.call(
      '/api/memberaddress/add',
      {
        name: '林小满',
        mobile: '13800000002',
        telephone: '',
        province_id: 330000,
        city_id: 330100,
        district_id: 330106,
        address: '文三路 90 号',
        full_address: '浙江省-杭州市-西湖区',
        is_default: 1,
        type: 1,
      },
      { token },
    )
  })

  test('that is refused makes no order and says why', async () => {
    expect(await create('违规测试', 'refused')).toMatchObject({ code: -1, message: '留言含有不适当的内容，请修改' })
    expect(await noteOf()).toBeUndefined()
    expect((await create('请放门口', 'refused')).code).toBe(0)
    expect((await noteOf())?.buyer_message).toBe('请放门口')
  })

  test('that waits goes with the order, and is taken back when it is refused later', async () => {
    expect((await create('待审测试', 'waiting')).code).toBe(0)
    expect((await noteOf())?.buyer_message).toBe('待审测试')
    expect(await waiting()).toMatchObject([{ title: '订单留言 待审测试' }])
    await decide(0)
    expect((await noteOf())?.buyer_message).toBe('')
  })

  test('is judged once: a repeated call asks nobody', async () => {
    const first = await create('请放门口', 'once')
    const asked = checker({ text: 'refuse' })
    expect(await create('请放门口', 'once')).toMatchObject({ code: 0, data: first.data })
    expect(asked).toEqual([])
  })
})
