import { readConfig } from '../../config'
import { chatWorld, type ChatWorld } from '../../testing/chatWorld'
import { demoServicerJobs } from './demoServicer.service'
import { putOrder } from '../../testing/orders'
import { ownPictures } from '../../testing/pictures'

let world: ChatWorld
beforeEach(async () => {
  world = await chatWorld({ config: { demoServicer: true } })
})
afterEach(() => world.close())

/** Everything of the room after `seconds`, oldest first. */
async function after(seconds: number, memberId = 1): Promise<string[]> {
  world.clock.forward(seconds)
  await world.mall.jobs.runDue()
  const { list } = await world.dialogs({ limit: 100 }, memberId)
  return list.map((row) => (row.type ? 's ' : 'm ') + row.consumer_say + row.servicer_say).reverse()
}

test('is always there, and answers two seconds after the last word, once', async () => {
  expect((await world.bind('')).code).toBe(0)
  await world.say('你好')
  expect(await after(1)).toEqual(['m 你好'])
  await world.say('几天能到')
  expect(await after(1)).toHaveLength(2)
  const answered = await after(1)
  expect(answered).toEqual(['m 你好', 'm 几天能到', expect.stringMatching(/^s .*48 小时/)])
  expect(await after(60)).toEqual(answered)
  expect((await world.dialogs()).list.map(({ read }) => read)).toEqual([0, 1, 1])
})

test('leaves it where a person was faster', async () => {
  await world.say('你好')
  await world.reply('您好，我是店长')
  expect(await after(5)).toEqual(['m 你好', 's 您好，我是店长'])
})

test('answers once, however often its job runs at the same time', async () => {
  await world.say('你好')
  const job = { kind: 'chat.demoAnswer', distKey: 1, key: '3', payload: null, attempts: 1 }
  await Promise.all([1, 2, 3, 4].map(() => demoServicerJobs['chat.demoAnswer'](job, world.mall)))
  expect(await after(5)).toHaveLength(2)
})

test('answers what was sent, in the language of the member', async () => {
  await ownPictures(world, { memberId: 1 }, 'upload/chatimg/a.jpg')
  const order = await putOrder(world.mall, { type: 1, status: 1 })
  const answers: string[] = []
  for (const what of [
    { content_type: 1, goods_id: 1 },
    { content_type: 2, order_id: order.order_id },
    { content_type: 3, message: 'upload/chatimg/a.jpg' },
    { content_type: 0, message: 'Hello there' },
  ] as const)
    for (const language of ['zh-CN', 'en-US']) {
      expect((await world.say(what, { language })).code).toBe(0)
      answers.push((await after(2)).at(-1) ?? '')
    }
  expect(answers[0]).toMatch(/¥59\.90.*999/)
  expect(answers[1]).toMatch(/¥59\.90 now, 999 in stock/)
  expect(answers[2]).toMatch(new RegExp(`${order.order_no} 目前是「待发货」`))
  expect(answers[3]).toMatch(new RegExp(`Order ${order.order_no} is “`))
  expect(answers.slice(4)).toEqual([
    expect.stringContaining('图片收到了'),
    expect.stringContaining('got the picture'),
    expect.stringContaining('您好'),
    expect.stringContaining('Hello, I am here'),
  ])
})

test('says nothing to an account that was closed meanwhile', async () => {
  await world.say('你好')
  await world.mall.db.updateTable('member').set({ is_delete: 1 }).where('member_id', '=', 1).execute()
  world.clock.forward(5)
  await world.mall.jobs.runDue()
  const rows = await world.mall.db.selectFrom('chat_message').select('side').execute()
  expect(rows).toEqual([{ side: 0 }])
})

test.each([
  ['where it was asked for', { MALL_DEMO_SERVICER: '1' }, true],
  ['nowhere else', {}, false],
  [
    'never in production',
    {
      ...{ MALL_DEMO_SERVICER: '1', MALL_MODE: 'production', MALL_OPERATOR_KEY: 'k'.repeat(20) },
      MALL_H5_ORIGIN: 'https://mall.example',
    },
    false,
  ],
])('is there %s', (_name, env, isThere) => {
  expect(readConfig(env).demoServicer).toBe(isThere)
})
