import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { LiveRoom } from '@mall/contract/content'
import { goodsOf } from '@/domain/live/facts'
import { actionOf } from '@/domain/live/room'
import { changesOf } from '@/domain/live/NextChange'
import * as links from '@/navigation/links'
import * as loginPage from '@/navigation/login'
import { live } from '@/platform/live/live'
import type { fakeLive } from '@/platform/live/fake'
import { navigation } from '@/platform/navigation/navigation'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { now } from '@/session/clock'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { LiveListScreen } from './LiveListScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/live/live')
const mall = network as unknown as FakeNetwork
const player = live as ReturnType<typeof fakeLive>
const asked = jest.spyOn(loginPage, 'requireLogin').mockResolvedValue(false)
const pushed = jest.spyOn(navigation, 'push').mockResolvedValue()
const followed = jest.spyOn(links, 'openLink').mockResolvedValue()
const all = (handle: string) => [...document.querySelectorAll(handle)]
const text = (handle: string) => all(handle).map((one) => one.textContent)
const tap = (handle: string) => fireEvent.click(all(handle)[0] as Element)

const paths = {
  page: '/live/api/live/page',
  remind: '/live/api/live/remind',
  status: '/live/api/live/modifyLiveStatus',
} as const
const room = (over: Partial<LiveRoom> = {}): LiveRoom => ({
  ...{ id: 1, roomid: 0, name: '草莓开园', banner: 'b.jpg', anchor_name: '阿禾', anchor_img: '', site_id: 7 },
  ...{ live_status: 101, status_name: '直播中', start_time: now() - 600, end_time: now() + 3600 },
  ...{ goods: '[{"name":"草莓","price":"19.90","cover_img":"g.jpg"}]', replay_url: '', weapp_url: '', is_remind: 0 },
  ...over,
})
const rooms = (...list: LiveRoom[]) => mall.on(paths.page, { data: { list, count: list.length, page_count: 1 } })
const waiting = (over: Partial<LiveRoom> = {}) =>
  room({ live_status: 102, status_name: '未开始', start_time: now() + 90_000, end_time: now() + 99_000, ...over })
const shown = async (query = '') => {
  unitPage.at(`/${routes.liveList.path}${query}`)
  render(<LiveListScreen />)
  await waitFor(() => expect(all('.t-live').length).toBeGreaterThan(0))
}

beforeEach(() => {
  mall.reset()
  dropToken()
  act(() => beginEra())
  player.entered.length = 0
  player.states.clear()
  ;[asked, pushed, followed].forEach((spy) => spy.mockClear())
})

test('a room that is live is entered through WeChat', async () => {
  rooms(room({ roomid: 9 }))
  await shown('?site_id=7')
  expect(mall.to(paths.page)[0]?.params).toMatchObject({ site_id: '7' })
  expect(text('.t-live')[0]).toContain('直播中草莓开园阿禾¥19.90')
  tap('.t-live-enter')
  await waitFor(() => expect(player.entered).toEqual([{ roomId: 9, url: '' }]))
})

test('without a way in it is only looked at', async () => {
  rooms(room())
  await shown()
  expect([all('.t-live-enter').length, all('.t-live-remind').length]).toEqual([0, 0])
})

test('a recording is a film of its own or a page', async () => {
  const ended = { live_status: 103, status_name: '已结束' } as const
  rooms(room({ ...ended, replay_url: 'upload/a.mp4' }), room({ ...ended, id: 2 }))
  await shown()
  expect(all('.t-live-replay')).toHaveLength(1)
  tap('.t-live-replay')
  await waitFor(() => expect(pushed.mock.calls[0]?.[0]).toContain(routes.previewVideo.path))
  expect(decodeURIComponent(pushed.mock.calls[0]![0])).toContain('http://localhost/upload/a.mp4')
})

test('a recording elsewhere', async () => {
  rooms(room({ live_status: 103, replay_url: 'https://live.test/9' }))
  await shown()
  tap('.t-live-replay')
  expect(followed).toHaveBeenCalledWith('https://live.test/9')
})

test('a member is reminded before the start, and not when it is taken back', async () => {
  signIn('T1')
  rooms(waiting())
  mall.on(paths.remind, { data: null })
  await shown()
  expect(text('.t-live-remind')).toEqual(['提醒我'])
  tap('.t-live-remind')
  await waitFor(() => expect(text('.t-live-remind')).toEqual(['已设提醒']))
  await unitPage.settled()
  // the row itself has changed
  expect(text('.t-live-remind')).toEqual(['已设提醒'])
  tap('.t-live-remind')
  await waitFor(() => expect(mall.to(paths.remind)).toHaveLength(2))
  expect(mall.to(paths.remind).map(({ params }) => [params.id, params.is_remind])).toEqual([
    ['1', '1'],
    ['1', '0'],
  ])
})

test('a guest logs in before being reminded', async () => {
  rooms(waiting())
  await shown()
  tap('.t-live-remind')
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(mall.to(paths.remind)).toHaveLength(0)
})

test('when a room begins the list is asked again', async () => {
  rooms(waiting({ start_time: now() + 3 }))
  await shown()
  expect(all('.t-countdown')).toHaveLength(1)
  rooms(room())
  await waitFor(() => expect(all('.t-live-101')).toHaveLength(1))
  expect(mall.to(paths.page)).toHaveLength(2)
})

test('a room that should have begun is asked about once: it may begin later', async () => {
  rooms(waiting({ start_time: now() - 30 }))
  await shown()
  await waitFor(() => expect(mall.to(paths.page)).toHaveLength(2))
  await unitPage.settled()
  expect(mall.to(paths.page)).toHaveLength(2)
})

test('what the player knows better is passed on, once at every showing', async () => {
  player.states.set(9, 103)
  rooms(room({ roomid: 9 }), waiting({ id: 2, roomid: 8 }), room({ id: 3, roomid: 7, live_status: 103 }))
  mall.on(paths.status, { data: null })
  await shown()
  await waitFor(() => expect(mall.to(paths.status)).toHaveLength(1))
  expect(mall.to(paths.status)[0]?.params).toMatchObject({ room_id: '9', status: '103' })
  await waitFor(() => expect(mall.to(paths.page)).toHaveLength(2))
  await unitPage.settled()
  // the mall did not believe it
  expect([mall.to(paths.status).length, mall.to(paths.page).length]).toEqual([1, 2])
})

test('no rooms', async () => {
  rooms()
  unitPage.at(`/${routes.liveList.path}?site_id=x`)
  render(<LiveListScreen />)
  await waitFor(() => screen.getByText('暂无直播'))
  expect(mall.to(paths.page)[0]?.params.site_id).toBe('0')
})

test('rooms change when one begins or ends', () => {
  const at = now()
  const list = [room({ end_time: at + 50 }), waiting({ start_time: at + 40 }), room({ live_status: 103 })]
  expect([changesOf(list), changesOf([])]).toEqual([[at + 40, at + 50], []])
})

test('goods that cannot be read are none; a banned room has nothing to do', () => {
  expect(['', '{}', '[null,1,{"name":"a"}]', '<'].map((goods) => goodsOf(room({ goods })).length)).toEqual([0, 0, 1, 0])
  expect(actionOf(room({ live_status: 104, roomid: 9, replay_url: 'a.mp4' }))).toBeUndefined()
})
