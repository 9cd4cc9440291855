import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { chooseAddress, useChosenAddress } from '@/domain/address/chosenAddress'
import { undoTime } from '@/domain/favourites/useUndo'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { dropToken, signIn } from '@/session/token'
import { AddressEditScreen } from './AddressEditScreen'
import { AddressListScreen } from './AddressListScreen'

jest.mock('@/platform/network/network')
const mockOpen = jest.fn()
const mockBack = jest.fn()
jest.mock('@/navigation/open', () => ({
  open: (...args: unknown[]) => mockOpen(...args),
  back: (to: object) => mockBack(to),
  openTarget: jest.fn(),
}))
const mockLeave = jest.fn()
jest.mock('@/navigation/leave', () => ({ leaveTo: (to: string) => mockLeave(to) }))
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({
  toast: (text: string) => mockToast(text),
  useToast: () => ({ text: '', id: 0 }),
}))
const mockAsk = jest.fn()
jest.mock('@/ui/ask', () => ({ ask: (question: unknown) => mockAsk(question) }))
let mockParams: object = {}
jest.mock('@/navigation/params', () => ({ useParams: () => mockParams }))

const mall = network as unknown as FakeNetwork
const row = (id: number, more: object = {}) => ({
  ...{ id, member_id: 1, name: `人${id}`, mobile: '13800000005', telephone: '', address: `文三路${id}号` },
  ...{ full_address: '浙江省-杭州市-西湖区', is_default: 0, type: 1, ...more },
})
const region = (id: number, pid: number, name: string, level: number) => ({ id, pid, name, shortname: name, level })
const tree: Record<string, object[]> = {
  0: [region(330000, 0, '浙江省', 1), region(440000, 0, '广东省', 1)],
  330000: [region(330100, 330000, '杭州市', 2)],
  330100: [region(330106, 330100, '西湖区', 3)],
}
let clock = Date.now()

beforeEach(() => {
  mall.reset()
  for (const mock of [mockOpen, mockBack, mockLeave, mockToast, mockAsk]) mock.mockReset()
  // past the time of sharing answers
  clock += 120_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mockParams = {}
  act(() => signIn(`t${clock}`))
  mall.on('/api/address/lists', ({ params }: { params: Record<string, string> }) => ({
    data: tree[params.pid ?? '0'] ?? [],
  }))
  const list = [row(1, { is_default: 1, type: 2 }), row(2)]
  mall.on('/api/memberaddress/page', { data: { count: 2, page_count: 1, list } })
  mall.on('/api/memberaddress/delete', { data: null })
  mall.on('/api/memberaddress/add', { data: 77 })
})
afterEach(() => {
  jest.useRealTimers()
  act(() => dropToken())
})

const node = (handle: string, i = 0) => document.querySelectorAll(handle)[i] as Element
const tap = (handle: string, i = 0) => fireEvent.click(node(handle, i))
const type = (handle: string, value: string) => fireEvent.input(node(handle), { target: { value } })
const sent = (path: string) => mall.sent.filter(({ url }) => url.includes(path)).map(({ params }) => params)
const chosen = () => renderHook(() => useChosenAddress()).result.current
const listed = async () => {
  render(<AddressListScreen />)
  await waitFor(() => expect(document.querySelectorAll('.t-address')).toHaveLength(2))
}

describe('the list', () => {
  test('without a checkout below a row is edited', async () => {
    await listed()
    expect(node('.t-address').textContent).toContain('默认')
    tap('.t-pick-address', 1)
    expect(mockOpen).toHaveBeenCalledWith(routes.addressEdit, { id: 2 })
    expect(chosen()).toBe(0)
  })

  test('a row is picked for the page it was opened from', async () => {
    mockParams = { back: '/pages/order/payment/payment' }
    await listed()
    tap('.t-pick-address', 1)
    expect(chosen()).toBe(2)
    expect(mockLeave).toHaveBeenCalledWith('/pages/order/payment/payment')
    tap('.t-new-address')
    expect(mockOpen).toHaveBeenCalledWith(routes.addressEdit, { back: '/pages/order/payment/payment' })
  })

  test('local delivery takes located ones; others get their pin first', async () => {
    mockParams = { back: '/pages/order/payment/payment', local: '1' }
    await listed()
    expect(node('.t-address', 1).textContent).toContain('未定位')
    tap('.t-pick-address', 1)
    expect(mockLeave).not.toHaveBeenCalled()
    expect(mockOpen).toHaveBeenCalledWith(routes.addressEdit, {
      id: 2,
      type: '2',
      back: '/pages/order/payment/payment',
    })
    tap('.t-pick-address', 0)
    expect(chosen()).toBe(1)
  })

  test('type 2 asks for located ones alone', async () => {
    mockParams = { type: '2' }
    await listed()
    expect(sent('memberaddress/page')[0]).toMatchObject({ type: '2' })
  })

  test('a deleted one can be taken back, and then nothing was sent', async () => {
    await listed()
    tap('.t-remove-address', 1)
    expect(document.querySelectorAll('.t-address')).toHaveLength(1)
    tap('.t-undo')
    expect(document.querySelectorAll('.t-address')).toHaveLength(2)
    expect(sent('memberaddress/delete')).toEqual([])
  })

  test('the chosen one is dropped when it is deleted, another stays', async () => {
    await listed()
    jest.useFakeTimers({ doNotFake: ['Date'] })
    act(() => chooseAddress(2))
    tap('.t-remove-address', 0)
    await act(() => jest.advanceTimersByTimeAsync(undoTime + 10))
    expect(sent('memberaddress/delete')).toMatchObject([{ id: '1' }])
    expect(chosen()).toBe(2)
    tap('.t-remove-address', 1)
    await act(() => jest.advanceTimersByTimeAsync(undoTime + 10))
    expect(chosen()).toBe(0)
  })
})

describe('the form', () => {
  const chooseRegion = async () => {
    tap('.t-region .t-select')
    for (const id of [330000, 330100, 330106]) {
      await waitFor(() => expect(node(`.t-option-${id}`)).toBeTruthy())
      tap(`.t-option-${id}`)
    }
  }
  const write = async () => {
    type('.t-name', '林小满')
    type('.t-mobile', '13800000005')
    await chooseRegion()
    type('.t-street', '文三路 90 号')
  }

  test('tells the first rule that fails', async () => {
    render(<AddressEditScreen />)
    const told: string[] = []
    const save = () => {
      tap('.t-save-address')
      told.push((mockToast.mock.calls.at(-1) as [string])[0])
    }
    save()
    type('.t-name', '林小满')
    save()
    type('.t-mobile', '12800000005')
    save()
    type('.t-mobile', '13800000005')
    save()
    tap('.t-region .t-select')
    await waitFor(() => expect(node('.t-option-330000')).toBeTruthy())
    tap('.t-option-330000')
    save()
    expect(told).toEqual(['请输入收货人姓名', '请输入手机号', '请输入正确的手机号', '请选择省份', '请选择城市'])
    expect(sent('memberaddress/add')).toEqual([])
  })

  test('a long level goes by its letters, each with its place', async () => {
    const letters = [...'ZAHBHAZSGXGLJSQ']
    const provinces = letters.map((initial, i) => ({ ...region(i + 1, 0, `${initial}省${i + 1}`, 1), initial }))
    mall.on('/api/address/lists', { data: provinces })
    render(<AddressEditScreen />)
    tap('.t-region .t-select')
    await waitFor(() => expect(node('.t-initial-A')).toBeTruthy())
    const shown = [...document.querySelectorAll('[class*="t-option-"]')].map(({ textContent }) => textContent)
    expect(shown.slice(0, 3)).toEqual(['AA省2', 'A省6', 'BB省4'])
    expect(node('#region-0-H').closest('.t-option-3')).toBeTruthy()
  })

  test('the chosen region is marked by an icon that the mini-program can draw', async () => {
    render(<AddressEditScreen />)
    tap('.t-region .t-select')
    await waitFor(() => expect(node('.t-option-330000')).toBeTruthy())
    tap('.t-option-330000')
    await waitFor(() => expect(node('.t-option-330100')).toBeTruthy())
    expect(node('.nut-cascader-item.active .nut-icon').tagName).toBe('VIEW')
  })

  test('a new one is chosen for the checkout below', async () => {
    mockParams = { back: '/pages/order/payment/payment' }
    render(<AddressEditScreen />)
    await write()
    tap('.t-save-address')
    await waitFor(() => expect(mockLeave).toHaveBeenCalledWith('/pages/order/payment/payment'))
    expect(chosen()).toBe(77)
    expect(sent('memberaddress/add')).toMatchObject([
      { name: '林小满', province_id: '330000', city_id: '330100', district_id: '330106', type: '1' },
    ])
    expect(mockAsk).not.toHaveBeenCalled()
  })

  test('leaving asks only when something was written', async () => {
    render(<AddressEditScreen />)
    tap('.t-back')
    await waitFor(() => expect(mockBack).toHaveBeenCalledWith(routes.addresses))
    expect(mockAsk).not.toHaveBeenCalled()
    type('.t-name', '林')
    mockAsk.mockResolvedValueOnce(false)
    tap('.t-back')
    await waitFor(() => expect(mockAsk).toHaveBeenCalledTimes(1))
    expect(mockBack).toHaveBeenCalledTimes(1)
    mockAsk.mockResolvedValueOnce(true)
    tap('.t-back')
    await waitFor(() => expect(mockBack).toHaveBeenCalledTimes(2))
  })

  test('pasted text fills it', async () => {
    mall.on('/api/address/tree', {
      data: [
        {
          ...region(330100, 330000, '杭州市', 2),
          child_list: [{ ...region(330106, 330100, '西湖区', 3), child_list: [] }],
        },
      ],
    })
    render(<AddressEditScreen />)
    type('.t-paste', '林小满 13800000005 浙江省杭州市西湖区文三路90号')
    tap('.t-read-paste')
    await waitFor(() => expect(mockToast).toHaveBeenCalledWith('已识别，请核对'))
    tap('.t-save-address')
    await waitFor(() => expect(sent('memberaddress/add')).toHaveLength(1))
    expect(sent('memberaddress/add')[0]).toMatchObject({
      district_id: '330106',
      address: '文三路90号',
      mobile: '13800000005',
    })
  })

  test('a place of the map brings its region and its coordinates', async () => {
    mockParams = { latng: '30.26,120.13', name: '文三路 259 号', type: '2' }
    mall.on('/api/memberaddress/tranAddressInfo', {
      data: {
        province_id: 330000,
        province: '浙江省',
        city_id: 330100,
        city: '杭州市',
        district_id: 330106,
        district: '西湖区',
      },
    })
    render(<AddressEditScreen />)
    await waitFor(() => expect(node('.t-region').textContent).toContain('西湖区'))
    type('.t-name', '林小满')
    type('.t-mobile', '13800000005')
    tap('.t-save-address')
    await waitFor(() => expect(sent('memberaddress/add')).toHaveLength(1))
    expect(sent('memberaddress/add')[0]).toMatchObject({
      longitude: '120.13',
      latitude: '30.26',
      type: '2',
      address: '文三路 259 号',
    })
  })

  test('local delivery wants the pin', async () => {
    mockParams = { type: '2' }
    render(<AddressEditScreen />)
    await write()
    tap('.t-save-address')
    await waitFor(() => expect(mockToast).toHaveBeenCalledWith('请在地图上选择位置'))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })
})
