import { freshMobile, registered } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'
import { askAgain, settle } from './unchecked.service'

let world: TestMall
let token: string
let memberId: number
beforeAll(async () => {
  world = await testMall()
})
beforeEach(async () => {
  ;({ token, memberId } = await registered(world, freshMobile()))
  await name('林晓')
})
afterAll(() => world.close())

const name = (nickname: string) => world.call('/api/member/modifynickname', { nickname }, { token })
const face = (headimg: string) => world.call('/api/member/modifyheadimg', { headimg }, { token })
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

test('a later verdict shows or drops it; asking again leaves what is still open', async () => {
  await name('待审测试')
  await askAgain(world.mall)
  expect((await own()).nickname).toBe('待审测试')
  await settle(world.mall, { member_id: memberId, field: 'nickname', value: '待审测试' }, 'pass')
  expect((await shown()).nickname).toBe('待审测试')
  await name('待审测试二')
  await settle(world.mall, { member_id: memberId, field: 'nickname', value: '待审测试二' }, 'refuse')
  expect((await own()).nickname).toBe('待审测试')
})

test('the verdict of a name that was replaced meanwhile counts no more', async () => {
  await name('待审测试')
  await name('晓晓')
  await settle(world.mall, { member_id: memberId, field: 'nickname', value: '待审测试' }, 'pass')
  expect([(await own()).nickname, (await shown()).nickname]).toEqual(['晓晓', '晓晓'])
  await name('待审测试')
  await name('待审测试二')
  await settle(world.mall, { member_id: memberId, field: 'nickname', value: '待审测试' }, 'refuse')
  expect([(await own()).nickname, (await shown()).nickname]).toEqual(['待审测试二', '晓晓'])
})
