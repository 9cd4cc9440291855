import { codes } from '@mall/contract/envelope'
import type { LiveRoom } from '@mall/contract/content'
import { timeText } from '../../lib/date'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'

let world: TestMall
let token: string
beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 21, site_id: 3, price: 5990 },
    { sku_id: 31, site_id: 7, price: 100 },
  ])
  token = await world.login(1)
}, 60_000)
afterEach(() => world.close())

const hour = 3600
const at = (seconds: number) => world.clock.now() + seconds
const goods = [{ name: '台灯', price: '59.9', cover_img: 'upload/a.jpg' }]
const save = (data: object, { site = 3, id = 0 } = {}) =>
  world.operator('/operator/api/content/save', { kind: 'live', id, site_id: id ? 0 : 3, data: data as never }, site)
/** Of the platform key: it is passed at once. */
const open = async (data: object = {}, more: { id?: number } = {}) => {
  const form = { name: '上新', start_time: at(hour), end_time: at(2 * hour), goods, ...data }
  return (await save(form, { ...more, site: 0 })).data
}
const page = async (params: object = {}) => (await world.call('/live/api/live/page', params, { token })).data
const statuses = async () => (await page()).list.map(({ id, live_status }) => [id, live_status])
const info = async (site_id = 3) => (await world.call('/live/api/live/info', { site_id }, { token })).data
const remind = (id: number, is_remind = 1) =>
  world.call('/live/api/live/remind', { id, is_remind: is_remind as never }, { token })
const messages = () => world.mall.db.selectFrom('site_message').select(['member_id', 'occasion', 'facts']).execute()
async function forward(seconds: number) {
  world.clock.forward(seconds)
  await world.mall.jobs.runDue()
}

describe('a room', () => {
  it('follows the clock: not started, live, ended', async () => {
    const id = await open({ banner: 'upload/b.jpg', anchor_name: '小禾' })
    const room = await info()
    expect(room).toMatchObject({ id, roomid: 0, live_status: 102, status_name: '未开始', site_id: 3, is_remind: 0 })
    expect(JSON.parse((room as LiveRoom).goods)).toEqual([{ name: '台灯', price: '59.90', cover_img: 'upload/a.jpg' }])
    world.clock.forward(hour)
    expect(await info()).toMatchObject({ live_status: 101, status_name: '直播中' })
    world.clock.forward(hour)
    expect(await info()).toBeNull()
    expect(await statuses()).toEqual([[id, 103]])
  })

  it('stands in the list by what it is: live ones, then the next ones, then the newest of all others', async () => {
    const old = await open({ start_time: at(-9 * hour), end_time: at(-8 * hour) })
    const ended = await open({ start_time: at(-3 * hour), end_time: at(-2 * hour) })
    const later = await open({ start_time: at(5 * hour), end_time: at(6 * hour) })
    const soon = await open()
    const now = await open({ start_time: at(-60), end_time: at(hour) })
    expect(await statuses()).toEqual([
      [now, 101],
      [soon, 102],
      [later, 102],
      [ended, 103],
      [old, 103],
    ])
    expect(await info()).toMatchObject({ id: now })
    expect(await info(7)).toBeNull()
    expect(await info(0)).toMatchObject({ id: now })
    expect((await page({ site_id: 7 })).count).toBe(0)
    expect((await page({ page: 2, page_size: 2 })).list.map(({ id }) => id)).toEqual([later, ended])
  })

  it('of a shop that is closed is shown nowhere', async () => {
    const id = await open()
    await world.mall.db.updateTable('shop').set({ shop_status: 0 }).where('site_id', '=', 3).execute()
    expect((await page()).count).toBe(0)
    expect(await remind(id)).toMatchObject({ code: -1 })
  })

  it('is off with its addon', async () => {
    await world.operator('/operator/api/config/save', { key: 'addon', value: { live: 0 } as never })
    expect(await world.call('/live/api/live/page', {})).toMatchObject({ code: -1, error_code: 'ADDON_OFF' })
  })
})

describe('the platform judges', () => {
  const waiting = async (site = 0) =>
    (await world.operator('/operator/api/pending/lists', { kind: 'live' }, site)).data.list
  it('rooms of shops, new ones and those that show something else', async () => {
    const form = { name: '上新', start_time: at(hour), end_time: at(2 * hour), goods }
    const { data: id } = await save(form)
    expect((await page()).count).toBe(0)
    expect(await waiting()).toEqual([
      { id, site_id: 3, member_id: 0, status: 0, title: '上新', money: '0.00', create_time: world.clock.now() },
    ])
    expect([await waiting(3), await waiting(7)]).toMatchObject([[{ id }], []])
    await save({ audit_status: 1 }, { id, site: 0 })
    expect([await waiting(), (await page()).count]).toEqual([[], 1])
    await save({ anchor_name: '小禾', goods, name: '上新', end_time: at(3 * hour) }, { id })
    expect((await page()).list).toMatchObject([{ id, anchor_name: '小禾' }])
    for (const change of [{ name: '清仓' }, { banner: 'upload/x.jpg' }, { goods: [] }]) {
      await save(change, { id })
      expect((await page()).count).toBe(0)
      await save({ audit_status: 1 }, { id, site: 0 })
    }
    await save({ name: '平台改名' }, { id, site: 0 })
    expect((await page()).list).toMatchObject([{ name: '平台改名' }])
    await save({ audit_status: -1 }, { id, site: 0 })
    expect([await waiting(), (await page()).count]).toEqual([[], 0])
  })

  it('and nobody else', async () => {
    const id = await open()
    expect(await save({ audit_status: 1 }, { id })).toMatchObject({ code: codes.NOT_ALLOWED })
    expect(await save({ name: 'x' }, { id, site: 7 })).toMatchObject({ code: codes.NOT_ALLOWED })
    expect(await save({ end_time: at(0) }, { id })).toMatchObject({ code: -1 })
    expect(await save({ name: '上新' })).toMatchObject({ code: -1, error_code: 'REQUEST_START_TIME' })
    expect(await info()).toMatchObject({ id, name: '上新', live_status: 102 })
  })
})

describe('what WeChat tells', () => {
  const asked = jest.fn<Promise<ReadonlyMap<number, number> | null>, []>()
  const hear = (room_id: number, status: number) =>
    world.call('/live/api/live/modifyLiveStatus', { room_id, status: status as never })
  beforeEach(() => {
    asked.mockReset().mockResolvedValue(null)
    world.mall.outside.liveRooms = { states: asked }
  })

  it('goes before the clock; whoever says something else is not believed', async () => {
    const id = await open({ roomid: 9 })
    asked.mockResolvedValue(new Map([[9, 101]]))
    expect(await hear(9, 104)).toMatchObject({ code: 0, data: null })
    expect(await statuses()).toEqual([[id, 101]])
    await hear(9, 101)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await remind(id)).toMatchObject({ code: -1 })
  })

  it.each<[string, () => Promise<ReadonlyMap<number, number> | null>]>([
    ['is not linked', () => Promise.resolve(null)],
    ['does not answer', () => Promise.reject(new Error('down'))],
    ['does not know the room', () => Promise.resolve(new Map([[8, 103]]))],
    ['says something unheard of', () => Promise.resolve(new Map([[9, 999]]))],
  ])('changes nothing when it %s', async (_, answer) => {
    const id = await open({ roomid: 9 })
    asked.mockImplementation(answer)
    expect(await hear(9, 101)).toMatchObject({ code: 0 })
    expect(await statuses()).toEqual([[id, 102]])
  })

  it('counts for a while, what is final for ever, and of another room not at all', async () => {
    const id = await open({ roomid: 9 })
    asked.mockResolvedValueOnce(new Map([[9, 105]]))
    await hear(9, 105)
    expect(await statuses()).toEqual([[id, 105]])
    world.clock.forward(900)
    expect(await statuses()).toEqual([[id, 102]])
    asked.mockResolvedValueOnce(new Map([[9, 104]]))
    await hear(9, 104)
    world.clock.forward(hour)
    expect((await page()).list).toMatchObject([{ live_status: 104, status_name: '已禁播' }])
    await save({ roomid: 10 }, { id })
    expect(await statuses()).toEqual([[id, 101]])
  })

  it('is asked for every few minutes while a room may change', async () => {
    const id = await open({ roomid: 9 })
    await open()
    asked.mockResolvedValue(new Map([[9, 103]]))
    await forward(300)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await statuses()).toEqual([
      [expect.any(Number), 102],
      [id, 103],
    ])
    await forward(3 * 86_400)
    asked.mockClear()
    await forward(300)
    expect(asked).not.toHaveBeenCalled()
  })

  it('is of rooms that are there, in words of the wire', async () => {
    await open()
    expect(await hear(9, 101)).toMatchObject({ code: -1 })
    expect(await hear(0, 101)).toMatchObject({ code: codes.PARAMETER_ERROR })
    expect(await hear(9, 100)).toMatchObject({ code: codes.PARAMETER_ERROR })
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('who wants to be told', () => {
  it('is told once, ten minutes before it starts', async () => {
    const id = await open()
    await remind(id)
    expect(await remind(id)).toMatchObject({ code: 0, data: null })
    expect(await info()).toMatchObject({ is_remind: 1 })
    await forward(hour - 601)
    expect(await messages()).toEqual([])
    await forward(1)
    expect(await messages()).toMatchObject([
      { member_id: 1, occasion: 'liveSoon', facts: { promotion_type: 'live', promotion_id: id } },
    ])
    await remind(id, 0)
    await remind(id)
    await forward(300)
    expect(await messages()).toHaveLength(1)
  })

  it('who is away and has agreed hears of it by WeChat as well', async () => {
    const { wechat } = world.mall.outside
    const notify = jest.spyOn(wechat, 'notify').mockResolvedValue('sent')
    const person = { app_type: 'weapp', openid: 'o1', unionid: '', member_id: 1 }
    await world.mall.db.insertInto('member_openid').values(person).execute()
    await remind(await open({ start_time: at(2 * hour), end_time: at(3 * hour) }))
    const start = at(2 * hour)
    await forward(2 * hour - 600)
    await forward(60)
    expect(notify.mock.calls).toEqual([
      [
        {
          ...{ openid: 'o1', keyword: 'LIVE_START', page: 'otherpages/live/list/list?site_id=3' },
          data: { room: '上新', time: timeText(start) },
        },
      ],
    ])
  })

  it('when the start is moved, goes along; once told is told', async () => {
    const id = await open()
    await remind(id)
    const [start_time, end_time] = [at(4 * hour), at(5 * hour)]
    await save({ start_time, end_time }, { id })
    const jobs = world.mall.db.selectFrom('job').select('run_at').where('kind', '=', 'live.remind')
    expect(await jobs.execute()).toEqual([{ run_at: start_time - 600 }])
    await forward(3 * hour)
    expect(await messages()).toEqual([])
    await save({ start_time: at(1200) }, { id })
    await forward(600)
    expect(await messages()).toHaveLength(1)
    await save({ start_time: at(2 * hour), end_time: at(3 * hour) }, { id })
    await forward(2 * hour - 600)
    expect(await messages()).toHaveLength(1)
  })

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['takes it back', (id) => remind(id, 0)],
    ['waits for a room that is refused', (id) => save({ audit_status: -1 }, { id, site: 0 })],
    ['waits for a room that is gone', (id) => world.operator('/operator/api/content/delete', { kind: 'live', id }, 3)],
    [
      'waits for a room that is banned',
      (id) =>
        world.mall.db
          .updateTable('live_room')
          .set({ told_status: 104, told_until: at(9 * hour) })
          .where('live_id', '=', id)
          .execute(),
    ],
  ])('is not, who %s', async (_, happens) => {
    const id = await open()
    await remind(id)
    await happens(id)
    await forward(hour)
    expect(await messages()).toEqual([])
  })

  it('is told at once where it is about to start, and when the job was lost', async () => {
    const id = await open()
    await world.mall.db.deleteFrom('job').where('kind', '=', 'live.remind').execute()
    await remind(id)
    await forward(hour - 500)
    expect(await messages()).toHaveLength(1)
    const other = await world.login(2)
    await world.call('/live/api/live/remind', { id, is_remind: 1 }, { token: other })
    await world.mall.jobs.runDue()
    expect((await messages()).map(({ member_id }) => member_id).sort()).toEqual([1, 2])
  })

  it('can be of rooms to come only', async () => {
    const id = await open({ start_time: at(-60) })
    expect(await remind(id)).toMatchObject({ code: -1 })
    expect(await remind(404)).toMatchObject({ code: -1 })
    expect(await remind(id, 0)).toMatchObject({ code: 0 })
  })
})
