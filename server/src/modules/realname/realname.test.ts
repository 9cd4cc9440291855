import sharp from 'sharp'
import { secondsLeftOfDay } from '../../lib/date'
import { freshMobile, registered } from '../../testing/loginWorld'
import { ownPictures } from '../../testing/pictures'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
let token: string
let pictures: { auth_card_front: string; auth_card_back: string; auth_card_hand: string }
beforeAll(async () => {
  world = await testMall()
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#39c' } })
    .jpeg()
    .toBuffer()
  pictures = {
    auth_card_front: 'upload/authimg/2026/03/front.jpg',
    auth_card_back: 'upload/authimg/2026/03/back.jpg',
    auth_card_hand: '',
  }
  for (const place of [pictures.auth_card_front, pictures.auth_card_back])
    await world.mall.outside.files.save(place, bytes)
})
beforeEach(async () => {
  let memberId
  ;({ token, memberId } = await registered(world, freshMobile()))
  await ownPictures(world, { memberId }, pictures.auth_card_front, pictures.auth_card_back)
})
afterAll(() => world.close())

const good = '11010519491231002X'
const add = (auth_card_no: string, more: Partial<typeof pictures> & { auth_card_name?: string } = {}) =>
  world.call('/api/memberauth/add', { auth_card_name: '王芳', auth_card_no, ...pictures, ...more }, { token })
const info = async () => (await world.call('/api/memberauth/info', {}, { token })).data
const profile = async () => (await world.call('/api/member/info', {}, { token })).data

test('a card that holds passes at once, and tells name, sex and birthday', async () => {
  expect(await info()).toBeNull()
  expect((await add(good.toLowerCase())).code).toBe(0)
  expect(await info()).toMatchObject({
    status: 1,
    auth_card_name: '王芳',
    auth_card_no: '1****************X',
    remark: '',
  })
  // 1949-12-31 00:00 in China
  expect(await profile()).toMatchObject({ realname: '王芳', sex: 2, birthday: -631_267_200 })
  expect((await add(good)).error_code).toBe('REALNAME_FIXED')
  const rename = await world.call('/api/member/modifyrealname', { realname: '李雷' }, { token })
  expect(rename.error_code).toBe('REALNAME_FIXED')
})

test('the old card of 15 digits is one too', async () => {
  await add('110105491231001')
  expect(await info()).toMatchObject({ status: 1 })
  expect((await profile()).sex).toBe(1)
})

test.each(['110105194912310021', '110105194902300020', '11010549123100', '11010520991231002X', 'abc'])(
  '%s is kept as refused and may be tried again',
  async (number) => {
    expect((await add(number)).code).toBe(0)
    expect(await info()).toMatchObject({ status: -1, remark: '身份证号不正确，请核对后重新提交' })
    const english = async () => (await world.call('/api/memberauth/info', {}, { token, language: 'en' })).data
    expect((await english())?.remark).toBe('The ID card number is wrong; please check it and send it again')
    expect((await profile()).realname).toBe('')
    await add(good)
    expect(await english()).toMatchObject({ status: 1, remark: '' })
  },
)

test('pictures are needed, are our own, and are there', async () => {
  for (const auth_card_front of ['upload/headimg/a.jpg', 'upload/authimg/nobody.jpg', 'https://evil.example/a.jpg'])
    expect((await add(good, { auth_card_front })).message).toBe('请上传身份证照片')
  expect((await add(good, { auth_card_name: ' ' })).message).toBe('请输入真实姓名')
  expect((await add(' ')).message).toBe('请输入身份证号')
  expect(await info()).toBeNull()
})

test('a card that another member has uploaded is refused, on each side', async () => {
  await ownPictures(world, { memberId: 1 }, pictures.auth_card_front)
  const { auth_card_front: anothers, auth_card_back: own } = pictures
  const sides = [
    { auth_card_front: anothers },
    { auth_card_front: own, auth_card_back: anothers },
    { auth_card_front: own, auth_card_hand: anothers },
  ]
  for (const side of sides) expect((await add(good, side)).message).toBe('请上传身份证照片')
  expect(await info()).toBeNull()
})

test('pictures are private: the member sees them small, no address opens them', async () => {
  await add(good)
  const front = (await info())!.auth_card_front
  const bytes = Buffer.from(front.replace('data:image/jpeg;base64,', ''), 'base64')
  expect((await sharp(bytes).metadata()).width).toBe(480)
  const { auth_card_front } = pictures
  for (const url of [
    auth_card_front,
    auth_card_front.replace('.jpg', '_small.jpg'),
    auth_card_front.replace('auth', '%61uth'),
  ])
    expect((await world.app.inject({ url: `/${url}`, headers: { token } })).statusCode).toBe(404)
  expect((await world.app.inject({ url: `/upload//${auth_card_front.slice(7)}` })).statusCode).toBe(404)
})

test('ten tries a Shanghai day are enough for a slip of the finger', async () => {
  world.clock.forward(secondsLeftOfDay(world.clock.now()) + 3600)
  for (let turn = 0; turn < 10; turn++) await add('1')
  expect((await add(good)).code).toBe(-11004)
  world.clock.forward(secondsLeftOfDay(world.clock.now()))
  expect((await add(good)).code).toBe(0)
})

test('the number itself is not kept', async () => {
  await add(good)
  const rows = await world.mall.db.selectFrom('member_realname').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(good)
})
