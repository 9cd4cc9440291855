import { weChatDouble, type WeChatDouble } from '../../testing/weChatDouble'
import { weChatLiveRooms } from './liveRooms'
import { weChatApi } from './weChatApi'

let double: WeChatDouble
let nowMs = 1_772_416_800_000
beforeEach(async () => {
  double = await weChatDouble()
  double.answers('/cgi-bin/stable_token', { access_token: 'token', expires_in: 7200 })
})
afterEach(() => double.close())

const path = '/wxa/business/getliveinfo'
const now = () => nowMs
const open = () =>
  weChatLiveRooms(weChatApi({ keys: { appId: 'wxmini', secret: 's' }, origin: double.origin, now }), now)
const rooms = Array.from({ length: 230 }, (_, i) => ({ roomid: i + 1, live_status: 101 + (i % 7) }))

it('all rooms are asked for, page by page', async () => {
  double.answers(path, ({ body }) => {
    const start = Number(body.start)
    return { errcode: 0, room_info: rooms.slice(start, start + Number(body.limit)), total: rooms.length }
  })
  const states = await open().states()
  expect([states?.size, states?.get(1), states?.get(230)]).toEqual([230, 101, 101 + (229 % 7)])
  expect(double.asked.filter((one) => one.path === path).map(({ body }) => body)).toEqual([
    { start: 0, limit: 100 },
    { start: 100, limit: 100 },
    { start: 200, limit: 100 },
  ])
})

it('a crowd asks once, and anew half a minute later', async () => {
  double.answers(path, { errcode: 0, room_info: rooms.slice(0, 1), total: 1 })
  const port = open()
  await Promise.all(Array.from({ length: 20 }, () => port.states()))
  await port.states()
  expect(double.count(path)).toBe(1)
  nowMs += 30_000
  await port.states()
  expect(double.count(path)).toBe(2)
})

it('an app without rooms has none, and a fault is nobody’s answer', async () => {
  double.answers(path, { errcode: 9410000, errmsg: 'empty list' })
  const port = open()
  expect(await port.states()).toEqual(new Map())
  nowMs += 30_000
  double.answers(path, { errcode: -1, errmsg: 'system error' })
  await expect(port.states()).rejects.toThrow('-1 system error')
  double.answers(path, { errcode: 0, room_info: rooms.slice(0, 1), total: 1 })
  expect(await port.states()).toEqual(new Map([[1, 101]]))
})
