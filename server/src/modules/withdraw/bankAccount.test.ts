import { freshMobile, registered } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeAll(async () => {
  world = await testMall({ seed: true })
}, 60_000)
afterAll(() => world.close())

const form = {
  ...{ realname: '林小满', mobile: '13800000005', withdraw_type: 'bank' as const },
  ...{ branch_bank_name: '招商银行杭州分行', bank_account: '6225880000000001' },
}
const newcomer = async () => (await registered(world, freshMobile())).token
const add = (token: string, more: object = {}) =>
  world.call('/api/memberbankaccount/add', { ...form, ...more } as never, { token })
const list = async (token: string) =>
  (await world.call('/api/memberbankaccount/page', { page: 1, page_size: 100 }, { token })).data.list
const defaultOf = async (token: string) => (await world.call('/api/memberbankaccount/defaultinfo', {}, { token })).data

it('keeps what was written, and what its type needs alone', async () => {
  const token = await newcomer()
  expect(await defaultOf(token)).toBeNull()
  const { data: id } = await add(token)
  expect((await world.call('/api/memberbankaccount/info', { id }, { token })).data).toEqual({
    ...form,
    ...{ id, is_default: 1 },
  })
  await add(token, { withdraw_type: 'alipay', bank_account: 'lin@mall.test' })
  await add(token, { withdraw_type: 'wechatpay' })
  expect(
    (await list(token)).map(({ withdraw_type, branch_bank_name, bank_account }) => [
      withdraw_type,
      branch_bank_name,
      bank_account,
    ]),
  ).toEqual([
    ['bank', form.branch_bank_name, form.bank_account],
    ['wechatpay', '', ''],
    ['alipay', '', 'lin@mall.test'],
  ])
})

it.each([
  ['a blank name', { realname: ' ' }],
  ['a bank card without a bank', { branch_bank_name: '' }],
  ['a bank card without a number', { bank_account: ' ' }],
  ['alipay without an account', { withdraw_type: 'alipay', bank_account: '' }],
  ['a way nobody knows', { withdraw_type: 'cash' }],
  ['a mobile that is none', { mobile: '12' }],
])('refuses %s', async (_, wrong) => {
  const token = await newcomer()
  expect((await add(token, wrong)).code).toBeLessThan(0)
  expect(await list(token)).toEqual([])
})

it('the default is always exactly one, as with addresses', async () => {
  const token = await newcomer()
  const { data: first } = await add(token)
  const { data: second } = await add(token, { is_default: 1 })
  expect(await defaultOf(token)).toMatchObject({ id: second })
  await world.call('/api/memberbankaccount/setdefault', { id: first }, { token })
  expect((await list(token)).filter(({ is_default }) => is_default === 1).map(({ id }) => id)).toEqual([first])
  await world.call('/api/memberbankaccount/edit', { ...form, id: first, is_default: 0 }, { token })
  expect(await defaultOf(token)).toMatchObject({ id: second })
  await world.call('/api/memberbankaccount/delete', { id: second }, { token })
  expect(await defaultOf(token)).toMatchObject({ id: first })
})

it('is told, changed and deleted by its member alone', async () => {
  const [owner, stranger] = [await newcomer(), await newcomer()]
  const { data: id } = await add(owner)
  for (const answer of [
    await world.call('/api/memberbankaccount/info', { id }, { token: stranger }),
    await world.call('/api/memberbankaccount/edit', { ...form, id, realname: '王五' }, { token: stranger }),
    await world.call('/api/memberbankaccount/setdefault', { id }, { token: stranger }),
    await world.call('/api/memberbankaccount/delete', { id }, { token: stranger }),
  ])
    expect(answer).toMatchObject({ code: -1, message: '提现账户不存在' })
  expect(await list(owner)).toMatchObject([{ id, realname: form.realname }])
})

it('at most fifty are kept, also of sixty at once', async () => {
  const token = await newcomer()
  const answers = await Promise.all(Array.from({ length: 60 }, () => add(token)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(50)
  expect((await list(token)).filter(({ is_default }) => is_default === 1)).toHaveLength(1)
})
