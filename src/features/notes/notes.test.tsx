import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { NoteDetail, NoteRow } from '@mall/contract/note'
import * as loginPage from '@/navigation/login'
import { navigation } from '@/platform/navigation/navigation'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { NoteDetailScreen } from './NoteDetailScreen'
import { NoteListScreen } from './NoteListScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const asked = jest.spyOn(loginPage, 'requireLogin').mockResolvedValue(false)
const pushed = jest.spyOn(navigation, 'push').mockResolvedValue()
const replaced = jest.spyOn(navigation, 'replace').mockResolvedValue()
const all = (handle: string) => [...document.querySelectorAll(handle)]
const text = (handle: string) => all(handle).map((one) => one.textContent)
const tap = (handle: string, at = 0) => fireEvent.click(all(handle)[at] as Element)

const paths = {
  lists: '/notes/api/notes/lists',
  group: '/notes/api/notes/group',
  detail: '/notes/api/notes/detail',
  add: '/notes/api/record/add',
  remove: '/notes/api/record/delete',
  isDianzan: '/notes/api/record/isDianzan',
} as const
const row: NoteRow = {
  ...{ note_id: 5, note_type: 'goods_item', note_title: '草莓怎么洗', note_abstract: '三步', cover_type: 0 },
  ...{ cover_img: 'a.jpg,b.jpg', goods_highlights: '不用盐', label: '', is_dianzan: 0 },
  ...{ read_num: 20, initial_read_num: 12_000, is_show_read_num: 1 },
  ...{ dianzan_num: 2, initial_dianzan_num: 8, is_show_dianzan_num: 1 },
  ...{ is_show_release_time: 1, update_time: Date.parse('2026-11-21T09:00:00+08:00') / 1000 },
}
const goods = { goods_id: 1, price: '19.90', goods_image: 'g.jpg' }
const detail: NoteDetail = {
  ...row,
  note_content: '<p>流水</p>',
  goods_list: [
    { ...goods, sku_id: 11, goods_name: '红颜草莓', goods_stock: 3 },
    { ...goods, sku_id: 12, goods_name: '白草莓', goods_stock: 0 },
  ],
}
const page = (list: NoteRow[]) => mall.on(paths.lists, { data: { list, count: list.length, page_count: 1 } })
const group = (id: number, release_num: number) => ({
  ...{ group_id: id, group_name: `第 ${id} 组`, notes_num: 9, release_num },
})

beforeEach(() => {
  mall.reset()
  dropToken()
  act(() => beginEra())
  ;[asked, pushed, replaced].forEach((spy) => spy.mockClear())
})

describe('the list', () => {
  const shown = (query: string) => {
    unitPage.at(`/${routes.notes.path}${query}`)
    render(<NoteListScreen />)
  }

  test('a shop’s notes by the groups that hold one, with the numbers it shows', async () => {
    mall.on(paths.group, { data: [group(1, 2), group(2, 0), group(3, 4)] })
    page([row, { ...row, note_id: 6, cover_type: 1, is_show_read_num: 0, label: '上新' }])
    shown('?site_id=7')
    await waitFor(() => expect(all('.t-note')).toHaveLength(2))
    expect(text('.t-note')).toEqual(['草莓怎么洗好物2026-11-211.2 万10', '2 图草莓怎么洗上新2026-11-2110'])
    expect(text('[role=tab]')).toEqual(['全部', '第 1 组', '第 3 组'])
    tap('.t-tab-3')
    await waitFor(() => expect(mall.to(paths.lists)).toHaveLength(2))
    expect(mall.to(paths.lists).map(({ params }) => [params.site_id, params.group_id])).toEqual([
      ['7', undefined],
      ['7', '3'],
    ])
    tap('.t-note')
    await waitFor(() => expect(pushed).toHaveBeenCalledWith(`/${routes.noteDetail.path}?note_id=5`))
  })

  test.each(['', '?site_id=0', '?site_id=-1', '?site_id=abc'])(
    'notes of all shops have no groups: %s',
    async (query) => {
      page([])
      shown(query)
      await waitFor(() => screen.getByText('暂无笔记'))
      expect(mall.to(paths.group)).toHaveLength(0)
      expect(mall.to(paths.lists)[0]?.params.site_id).toBe('0')
    },
  )

  test('is shown although its groups do not come', async () => {
    mall.on(paths.group, { code: -10000, message: '系统繁忙' })
    page([row])
    shown('?site_id=7')
    await waitFor(() => expect(all('.t-note')).toHaveLength(1))
  })
})

describe('a note', () => {
  const shown = async (over: Partial<NoteDetail> = {}) => {
    mall.on(paths.detail, { data: { ...detail, ...over } })
    unitPage.at(`/${routes.noteDetail.path}?note_id=5`)
    render(<NoteDetailScreen />)
    await waitFor(() => expect(all('.t-article')).toHaveLength(1))
  }

  test('one cover, its words, and the goods in it', async () => {
    await shown()
    expect([all('.t-picture').length, text('.t-highlights')]).toEqual([1, ['亮点不用盐']])
    screen.getByText('好物 · 2026-11-21 · 阅读 1.2 万')
    expect(text('.t-goods').map((one) => /去看看|已售罄$/.exec(one ?? '')?.[0])).toEqual(['去看看', '已售罄'])
    tap('.t-goods')
    await waitFor(() => expect(pushed).toHaveBeenCalledWith(`/${routes.goodsDetail.path}?sku_id=11`))
  })

  test('several covers; numbers that its shop hides are not told', async () => {
    const hidden = { is_show_read_num: 0, is_show_dianzan_num: 0, is_show_release_time: 0 } as const
    await shown({ ...hidden, goods_list: [], cover_type: 1, label: '上新' })
    screen.getByText('上新')
    expect([all('.t-picture').length, text('.t-like'), all('.t-note-goods').length]).toEqual([2, ['点赞'], 0])
  })

  test('a like is shown at once, counted once, and taken back', async () => {
    signIn('T1')
    mall.on(paths.isDianzan, { data: 0 })
    mall.on(paths.add, { data: null })
    mall.on(paths.remove, { data: null })
    await shown()
    await waitFor(() => expect(mall.to(paths.isDianzan)).toHaveLength(1))
    tap('.t-like')
    await waitFor(() => expect(text('.t-like')).toEqual(['已点赞 11']))
    await waitFor(() => expect(mall.to(paths.add)[0]?.params).toMatchObject({ note_id: '5' }))
    await unitPage.settled()
    tap('.t-like')
    await waitFor(() => expect(text('.t-like')).toEqual(['点赞 10']))
    await waitFor(() => expect(mall.to(paths.remove)).toHaveLength(1))
  })

  test('a like that was there is not counted again', async () => {
    signIn('T1')
    mall.on(paths.isDianzan, { data: 1 })
    await shown({ is_dianzan: 1 })
    expect(text('.t-like')).toEqual(['已点赞 10'])
  })

  test('a like that is refused is taken back', async () => {
    signIn('T1')
    mall.on(paths.isDianzan, { data: 0 })
    mall.on(paths.add, { code: -1, message: '笔记不存在' })
    await shown()
    tap('.t-like')
    await waitFor(() => expect(mall.to(paths.add)).toHaveLength(1))
    await waitFor(() => expect(text('.t-like')).toEqual(['点赞 10']))
  })

  test('a guest is asked to log in', async () => {
    await shown()
    tap('.t-like')
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect([mall.to(paths.add).length, mall.to(paths.isDianzan).length]).toEqual([0, 0])
  })

  test.each(['', '?note_id=abc', '?note_id=0'])('without a note nothing is asked: %s', (query) => {
    unitPage.at(`/${routes.noteDetail.path}${query}`)
    render(<NoteDetailScreen />)
    screen.getByText('这篇笔记已不存在')
    expect(mall.to(paths.detail)).toHaveLength(0)
  })

  test('one that is not given says why and leads to the others', async () => {
    mall.on(paths.detail, { code: -1, message: '笔记不存在或已下架' })
    unitPage.at(`/${routes.noteDetail.path}?note_id=9`)
    render(<NoteDetailScreen />)
    await waitFor(() => screen.getByText('笔记不存在或已下架'))
    tap('.t-empty-go')
    await waitFor(() => expect(replaced).toHaveBeenCalledWith(`/${routes.notes.path}`))
  })
})
