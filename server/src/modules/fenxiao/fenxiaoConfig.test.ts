import type { ConfigKey } from '@mall/contract/settings'
import { saveSetting } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeEach(async () => {
  world = await testMall()
})
afterEach(() => world.close())

const reads = {
  basics: '/fenxiao/api/config/basics',
  fenxiao: '/fenxiao/api/config/fenxiao',
  relation: '/fenxiao/api/config/relation',
  withdraw: '/fenxiao/api/config/withdraw',
  words: '/fenxiao/api/config/words',
  agreement: '/fenxiao/api/config/agreement',
} as const
const ask = async (name: keyof typeof reads) => (await world.call(reads[name])).data
const save = (key: ConfigKey, value: object) =>
  world.operator('/operator/api/config/save', { key, value: value as never })

test('tell the rules of a mall that nobody has changed', async () => {
  expect(await ask('basics')).toEqual({ level: 2, internal_buy: 0, is_examine: 1 })
  expect(await ask('fenxiao')).toEqual({
    ...{ fenxiao_condition: 1, consume_count: 0, consume_money: '0.00', consume_condition: 1, perfect_info: 0 },
  })
  expect(await ask('relation')).toEqual({ child_condition: 1 })
  expect(await ask('withdraw')).toEqual({
    ...{ withdraw: '100.00', withdraw_rate: '5.00', min_no_fee: '500.00', max_no_fee: '1000.00' },
    ...{ withdraw_status: 1, withdraw_type: 'balance' },
  })
  expect(await ask('words')).toMatchObject({ concept: '分销', account: '佣金' })
  expect(await ask('agreement')).toEqual({
    ...{ agreement: { is_agreement: 0, img: '' }, document: { title: '分销协议', content: '' } },
  })
})

test('follow the operator at once; the goods that make a distributor are told nobody', async () => {
  await save('fenxiao_basics', { level: 3 })
  await save('fenxiao_condition', { fenxiao_condition: 4, goods_ids: '1,2' })
  await save('fenxiao_words', { account: '', child: '伙伴' })
  await save('agreements', { fenxiao: { is_agreement: 1, img: 'upload/a.jpg', content: '<p>约定</p>' } })
  expect(await ask('basics')).toMatchObject({ level: 3 })
  const condition = await ask('fenxiao')
  expect(condition).toMatchObject({ fenxiao_condition: 4 })
  expect(condition).not.toHaveProperty('goods_ids')
  expect(await ask('words')).toMatchObject({ account: '', child: '伙伴' })
  expect(await ask('agreement')).toEqual({
    agreement: { is_agreement: 1, img: 'upload/a.jpg' },
    document: { title: '分销协议', content: '<p>约定</p>' },
  })
  expect(await save('fenxiao_condition', { fenxiao_condition: 5 })).toMatchObject({ code: -10006 })
})

test('answer nothing while the addon is off', async () => {
  await saveSetting(world, 'addon', { fenxiao: 0 })
  for (const path of Object.values(reads))
    expect(await world.call(path)).toMatchObject({ code: -1, error_code: 'ADDON_OFF' })
  expect(await world.call('/fenxiao/api/level/lists')).toMatchObject({ error_code: 'ADDON_OFF' })
})
