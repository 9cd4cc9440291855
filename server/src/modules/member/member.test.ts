import { freshMobile, quickHash, registered, saveSetting, withLevels } from '../../testing/loginWorld'
import { ownPictures } from '../../testing/pictures'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeAll(async () => {
  world = await testMall()
  await withLevels(world)
})
afterAll(() => world.close())

const info = async (token: string) => (await world.call('/api/member/info', {}, { token })).data

test('info and detail are the same but for the account ids', async () => {
  const { token, memberId } = await registered(world, freshMobile())
  const { wx_openid, wx_unionid, ...rest } = await info(token)
  expect([wx_openid, wx_unionid]).toEqual(['', ''])
  expect((await world.call('/api/member/detail', {}, { token })).data).toEqual(rest)
  expect(rest.member_id).toBe(memberId)
})

test('secrets are told as set or empty', async () => {
  const { token, memberId } = await registered(world, freshMobile())
  const secrets = { password: quickHash('Abc123!'), pay_password: quickHash('123456') }
  await world.mall.db.updateTable('member').set(secrets).where('member_id', '=', memberId).execute()
  const answer = await world.app.inject({ url: '/api/member/info', headers: { token } })
  expect(answer.body).not.toContain('scrypt')
  expect((await info(token)).password).toBe('set')
})

test('every call of the profile needs a token', async () => {
  for (const path of [
    '/api/member/info',
    '/api/member/detail',
    '/api/member/id',
    '/api/member/issetpayaassword',
  ] as const)
    expect(await world.call(path)).toMatchObject({ code: -1, error_code: 'TOKEN_NOT_EXIST' })
})

describe('the profile', () => {
  let token: string
  beforeAll(async () => {
    token = (await registered(world, freshMobile())).token
  })

  test('nickname: what cannot be seen is dropped, nothing left is refused', async () => {
    const set = (nickname: string) => world.call('/api/member/modifynickname', { nickname }, { token })
    expect((await set('  林\u200B 晓\n ')).code).toBe(0)
    expect((await info(token)).nickname).toBe('林 晓')
    expect(await set(' \u202E\u200B ')).toMatchObject({ code: -1, message: '请输入昵称' })
    expect((await set('字'.repeat(51))).code).toBe(-10006)
    expect((await info(token)).nickname).toBe('林 晓')
  })

  test('sex is 0, 1 or 2', async () => {
    expect((await world.call('/api/member/modifysex', { sex: 2 }, { token })).code).toBe(0)
    expect((await info(token)).sex).toBe(2)
    expect((await world.call('/api/member/modifysex', { sex: 3 }, { token })).code).toBe(-10006)
  })

  test('birthday is any day up to now', async () => {
    const set = (birthday: number) => world.call('/api/member/modifybirthday', { birthday }, { token })
    expect((await set(-86_400)).code).toBe(0)
    expect((await info(token)).birthday).toBe(-86_400)
    expect((await set(world.clock.now() + 1)).code).toBe(-1)
    expect((await info(token)).birthday).toBe(-86_400)
  })

  test('headimg is a face that the member has uploaded', async () => {
    const memberId = (await info(token)).member_id
    await ownPictures(world, { memberId }, 'upload/headimg/2026/03/a_B-9.webp', 'upload/authimg/card.jpg')
    await ownPictures(world, { memberId: memberId + 1 }, 'upload/headimg/anothers.jpg')
    const set = (headimg: string) => world.call('/api/member/modifyheadimg', { headimg }, { token })
    expect((await set('upload/headimg/2026/03/a_B-9.webp')).code).toBe(0)
    expect((await info(token)).headimg).toBe('upload/headimg/2026/03/a_B-9.webp')
    const foreign = [
      'https://evil.example.com/a.png',
      '/etc/passwd',
      'upload/../secret.png',
      'upload/a.svg',
      '//evil.example.com/upload/a.png',
      'upload/headimg/anothers.jpg',
      'upload/headimg/nobodys.jpg',
      'upload/authimg/card.jpg',
      '/upload/headimg/2026/03/a_B-9.webp',
    ]
    for (const one of foreign) expect((await set(one)).code).toBe(-10006)
  })
})

describe('the pay password', () => {
  const check = (token: string, pay_password: string) =>
    world.call('/api/member/checkpaypassword', { pay_password }, { token })
  async function withPassword() {
    const { token, memberId } = await registered(world, freshMobile())
    await world.mall.db
      .updateTable('member')
      .set({ pay_password: quickHash('123456') })
      .where('member_id', '=', memberId)
      .execute()
    return token
  }

  test('is known to be there', async () => {
    const { token } = await registered(world, freshMobile())
    expect((await world.call('/api/member/issetpayaassword', {}, { token })).data).toBe(0)
    expect(await check(token, '123456')).toMatchObject({ code: -1, message: '请先设置支付密码' })
    expect((await world.call('/api/member/issetpayaassword', {}, { token: await withPassword() })).data).toBe(1)
  })

  test('five wrong tries lock it for 15 minutes', async () => {
    const token = await withPassword()
    expect((await check(token, '123456')).code).toBe(0)
    for (let turn = 0; turn < 5; turn++) expect((await check(token, '654321')).message).toBe('支付密码错误')
    expect(await check(token, '123456')).toMatchObject({ code: -1, error_code: 'PAY_PASSWORD_LOCKED' })
    expect((await check(await withPassword(), '123456')).code).toBe(0)
    world.clock.forward(900)
    expect((await check(token, '123456')).code).toBe(0)
  })

  test('twenty guesses at once get five answers', async () => {
    const token = await withPassword()
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(token, '000000')))
    expect(answers.filter(({ error_code }) => error_code === 'PAY_PASSWORD_ERROR')).toHaveLength(5)
  })
})

test('a mall without levels takes members too', async () => {
  const bare = await testMall()
  await saveSetting(bare, 'captcha', { shop_reception_login: 0 })
  const { token } = await registered(bare, freshMobile())
  expect((await bare.call('/api/member/info', {}, { token })).data).toMatchObject({
    member_level: 0,
    member_level_name: '',
  })
  await bare.close()
})
