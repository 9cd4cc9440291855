import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useData } from '@/api/useData'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { dropToken, signIn } from '@/session/token'
import { ApplyScreen } from './ApplyScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const told = jest.spyOn(toasts, 'toast')
const own = '/fenxiao/api'

const application = {
  ...{ apply_id: 7, fenxiao_name: '小林的店', parent: 2, member_id: 4, mobile: '13900000002', nickname: '林' },
  ...{ headimg: '', level_id: 1, level_name: '一级', status: 1 },
}
const condition = (more: object = {}) =>
  mall.on(`${own}/config/fenxiao`, {
    data: {
      ...{ fenxiao_condition: 1, consume_count: 3, consume_money: '200.00', consume_condition: 1, perfect_info: 0 },
      ...more,
    },
  })
const applied = (status: number | null) => {
  mall.on(`${own}/apply/status`, { data: status && { status } })
  mall.on(`${own}/apply/info`, { data: status && { ...application, status } })
}
const agreement = (is_agreement: number, img = '') =>
  mall.on(`${own}/config/agreement`, {
    data: { agreement: { is_agreement, img }, document: { title: '推广协议', content: '<p>请诚信推广</p>' } },
  })

let clock = Date.now()
beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  told.mockClear()
  act(() => {
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('a')
    beginEra()
  })
  mall.on(`${own}/fenxiao/detail`, { data: null })
  mall.on(`${own}/fenxiao/sourceinfo`, { data: { fenxiao_name: '老王' } })
  mall.on(`${own}/config/basics`, { data: { level: 2, internal_buy: 0, is_examine: 1 } })
  mall.on(`${own}/apply/existFenxiaoName`, { data: 0 })
  mall.on(`${own}/apply/applyfenxiao`, { data: 7 })
  mall.on('/api/member/info', { data: { mobile: '13800000004', nickname: '林' } })
  condition()
  applied(null)
  agreement(1)
})
afterEach(() => act(() => dropToken()))

async function show(query = '') {
  unitPage.at(`/${routes.fenxiaoApply.path}${query}`)
  render(<ApplyScreen />)
  await unitPage.settled()
}
const input = (handle: string) => document.querySelector<HTMLInputElement>(`input${handle}`)!
const type = (handle: string, value: string) => fireEvent.change(input(handle), { target: { value } })
const blur = (handle: string) => act(async () => void fireEvent.blur(input(handle)))
const tap = (handle: string) => act(async () => void fireEvent.click(document.querySelector(handle)!))
const there = (handle: string) => document.querySelector(handle) !== null
const text = (handle: string) => document.querySelector(handle)?.textContent
const last = () => told.mock.calls.at(-1)?.[0]
const sent = () => mall.to(`${own}/apply/applyfenxiao`).map(({ params }) => params)

describe('the form', () => {
  test('is filled with the mobile of the member, and tells who brought him in', async () => {
    await show()
    expect(input('.t-mobile').value).toBe('13800000004')
    expect(text('.t-referrer')).toBe('推荐人老王')
    expect(text('.t-requirement')).toContain('提交申请，商城审核通过后即可推广')
    expect(there('.t-agreement-picture')).toBe(false)
  })

  test.each([
    ['null', null],
    ['an empty list', []],
    ['nothing', ''],
  ])('nobody brought him in (%s): no line about it', async (_, data) => {
    mall.on(`${own}/fenxiao/sourceinfo`, { data })
    await show()
    expect(there('.t-fenxiao-name')).toBe(true)
    expect(there('.t-referrer')).toBe(false)
  })

  test('tells what is wrong one after the other, then sends and shows the review', async () => {
    await show()
    type('.t-mobile', '')
    const tries: [() => unknown, string][] = [
      [() => undefined, '请输入名称'],
      [() => type('.t-fenxiao-name', ' '), '请输入名称'],
      [() => type('.t-fenxiao-name', '店'.repeat(21)), '名称最多 20 个字'],
      [() => type('.t-fenxiao-name', '店'.repeat(20)), '请输入手机号'],
      [() => type('.t-mobile', '12345'), '请输入正确的手机号'],
      [() => type('.t-mobile', '13900000002'), '请先阅读并勾选同意协议'],
    ]
    for (const [change, message] of tries) {
      change()
      await tap('.t-apply')
      expect(last()).toBe(message)
    }
    expect(sent()).toEqual([])
    await tap('.t-agree')
    type('.t-fenxiao-name', ' 小林的店 ')
    mall.on(`${own}/apply/applyfenxiao`, () => {
      applied(1)
      return { data: 7 }
    })
    await tap('.t-apply')
    await waitFor(() => expect(there('.t-waiting')).toBe(true))
    expect(sent()).toMatchObject([{ fenxiao_name: '小林的店', mobile: '13900000002' }])
    expect(last()).toBe('申请已提交')
    expect(text('.t-sent-name')).toContain('小林的店')
    expect(text('.t-sent-mobile')).toContain('139****0002')
    expect(there('.t-apply')).toBe(false)
  })

  test('a name that is taken is told when the field is left, and not sent', async () => {
    mall.on(`${own}/apply/existFenxiaoName`, ({ params }) => ({ data: params.fenxiao_name === '老店' ? 1 : 0 }))
    await show()
    await blur('.t-fenxiao-name')
    expect(mall.to(`${own}/apply/existFenxiaoName`)).toEqual([])
    type('.t-fenxiao-name', '老店')
    await blur('.t-fenxiao-name')
    expect(text('.t-field-error')).toBe('该名称已被使用，请换一个')
    expect(told).not.toHaveBeenCalled()
    await tap('.t-agree')
    await tap('.t-apply')
    expect(sent()).toEqual([])
    type('.t-fenxiao-name', '新店')
    await blur('.t-fenxiao-name')
    expect(there('.t-field-error')).toBe(false)
    await tap('.t-apply')
    expect(sent()).toMatchObject([{ fenxiao_name: '新店' }])
  })

  test('whether a name is taken is not known: the server judges', async () => {
    mall.on(`${own}/apply/existFenxiaoName`, { code: -1, message: '稍后再试' })
    await show()
    type('.t-fenxiao-name', '新店')
    await blur('.t-fenxiao-name')
    expect(told).not.toHaveBeenCalled()
    await tap('.t-agree')
    await tap('.t-apply')
    expect(sent()).toHaveLength(1)
  })

  test('what the mall misses stays to be read, and what was typed stays too', async () => {
    condition({ fenxiao_condition: 2, perfect_info: 1 })
    mall.on(`${own}/apply/applyfenxiao`, { code: -1, message: '还差 2 笔订单' })
    await show()
    expect(text('.t-requirement')).toContain('累计付款 3 笔订单')
    type('.t-fenxiao-name', '新店')
    await tap('.t-agree')
    await tap('.t-apply')
    expect(text('.t-refusal')).toBe('还差 2 笔订单')
    expect(input('.t-fenxiao-name').value).toBe('新店')
  })

  test('member data that come anew leave what was typed', async () => {
    unitPage.at(`/${routes.fenxiaoApply.path}`)
    function Other() {
      useData('/api/member/info', {}, { onShow: true })
      return null
    }
    render(<Other />)
    render(<ApplyScreen />)
    await unitPage.settled()
    type('.t-mobile', '13900000009')
    clock += 60_000
    await act(async () => unitPage.fire('show'))
    await unitPage.settled()
    expect(mall.to('/api/member/info')).toHaveLength(2)
    expect(input('.t-mobile').value).toBe('13900000009')
  })

  test('the agreement is read in a sheet', async () => {
    await show()
    await tap('.t-agreement')
    expect(screen.getByText('请诚信推广')).toBeInTheDocument()
  })

  test('without an agreement nothing is to be ticked', async () => {
    agreement(0, 'upload/join.png')
    await show()
    expect(there('.t-agree')).toBe(false)
    expect(there('.t-agreement-picture')).toBe(true)
    type('.t-fenxiao-name', '新店')
    await tap('.t-apply')
    expect(sent()).toHaveLength(1)
  })

  test('where nobody reviews, the new distributor is led to the centre', async () => {
    mall.on(`${own}/config/basics`, { data: { level: 2, internal_buy: 0, is_examine: 0 } })
    await show()
    mall.on(`${own}/apply/applyfenxiao`, () => {
      applied(2)
      mall.on(`${own}/fenxiao/detail`, { data: { fenxiao_id: 3, status: 1 } })
      return { data: 7 }
    })
    type('.t-fenxiao-name', '新店')
    await tap('.t-agree')
    await tap('.t-apply')
    await unitPage.settled()
    expect(last()).toBe('您已成为分销商')
    expect(unitPage.log).toEqual(['redirectTo /fenxiao/index/index'])
  })
})

describe('what became of it', () => {
  test('it waits: what was sent, and a pull looks again', async () => {
    applied(1)
    await show()
    expect(there('.t-waiting')).toBe(true)
    expect(there('.t-apply')).toBe(false)
    expect(mall.to(`${own}/config/agreement`)).toEqual([])
    applied(2)
    mall.on(`${own}/fenxiao/detail`, { data: { fenxiao_id: 3, status: 1 } })
    await act(async () => unitPage.fire('pullDown'))
    await unitPage.settled()
    expect(unitPage.log).toEqual(['redirectTo /fenxiao/index/index'])
  })

  test('it was refused: the form has what was sent, and can be sent again', async () => {
    applied(-1)
    await show()
    expect(there('.t-refused')).toBe(true)
    expect(input('.t-fenxiao-name').value).toBe('小林的店')
    expect(input('.t-mobile').value).toBe('13900000002')
    await tap('.t-agree')
    await tap('.t-apply')
    expect(sent()).toMatchObject([{ fenxiao_name: '小林的店', mobile: '13900000002' }])
  })

  test('a distributor is led to the centre, down to it where it lies below', async () => {
    mall.on(`${own}/fenxiao/detail`, { data: { fenxiao_id: 3, status: -1 } })
    unitPage.at(`/${routes.fenxiao.path}`)
    const [below] = unitPage.pages
    unitPage.at(`/${routes.fenxiaoApply.path}`)
    unitPage.pages = [below!, ...unitPage.pages]
    render(<ApplyScreen />)
    await unitPage.settled()
    expect(unitPage.log).toEqual(['navigateBack'])
    expect(there('.t-fenxiao-name')).toBe(false)
  })
})

describe('without an application', () => {
  test.each([
    [0, '正在为您开通，请稍后下拉刷新', '每位会员自动成为分销商，无需申请'],
    [2, '还差一步', '累计付款 3 笔订单'],
    [3, '还差一步', '累计付款满 ¥200.00'],
    [4, '还差一步', '购买商城指定的任一商品'],
  ])('condition %i: the rule, and the way to the goods', async (fenxiao_condition, heading, rule) => {
    condition({ fenxiao_condition })
    await show()
    expect(text('.t-automatic')).toContain(heading)
    expect(text('.t-requirement')).toContain(rule)
    expect(there('.t-apply')).toBe(false)
    await tap('.t-empty-go')
    expect(unitPage.log).toHaveLength(1)
  })

  test('it is met meanwhile: the centre', async () => {
    condition({ fenxiao_condition: 3 })
    await show()
    clock += 60_000
    mall.on(`${own}/fenxiao/detail`, { data: { fenxiao_id: 3, status: 1 } })
    await act(async () => unitPage.fire('show'))
    await unitPage.settled()
    expect(unitPage.log).toEqual(['redirectTo /fenxiao/index/index'])
  })
})

test.each([
  ['a page of ours', '?back=%2Fpages%2Fgoods%2Flist%2Flist', 'redirectTo /pages/goods/list/list'],
  ['a strange one', '?back=https%3A%2F%2Felsewhere.example', 'switchTab /pages/index/index/index'],
])('the way back leads to %s', async (_, query, expected) => {
  await show(query)
  await tap('.t-back')
  await unitPage.settled()
  expect(unitPage.log.join()).toContain(expected.split(' ')[1])
})

test('a call that fails is asked again', async () => {
  mall.on(`${own}/config/agreement`, { code: -1, message: '协议暂时无法查看' })
  await show()
  await screen.findByText('协议暂时无法查看')
  agreement(0)
  await tap('.t-retry')
  await waitFor(() => expect(there('.t-fenxiao-name')).toBe(true))
})

test('a guest is led to the login, and nothing is asked', async () => {
  act(() => dropToken())
  await show()
  expect(unitPage.log[0]).toContain(`/${routes.login.path}?back=`)
  expect(mall.sent.filter(({ path }) => path.startsWith(`${own}/apply`))).toEqual([])
})
