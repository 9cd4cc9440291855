import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import type { fakeScan } from '@/platform/scan/fake'
import { scan } from '@/platform/scan/scan'
import { routes } from '@/routes'
import { signIn } from '@/session/token'
import { DeskScreen } from './DeskScreen'
import { RecordsScreen } from './RecordsScreen'
import { scannedCode } from './scannedCode'
import { VerifyScreen } from './VerifyScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/scan/scan')
const mockOpen = jest.fn()
const mockToast = jest.fn()
const mockAsk = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
jest.mock('@/session/toast', () => ({
  ...jest.requireActual('@/session/toast'),
  toast: (word: string) => mockToast(word),
}))
jest.mock('@/ui/ask', () => ({ ask: (...args: unknown[]) => mockAsk(...args) }))
let mockParams: object = {}
jest.mock('@/navigation/params', () => ({ useParams: () => mockParams }))

const mall = network as unknown as FakeNetwork
const camera = scan as unknown as ReturnType<typeof fakeScan>
const code = '012345678901'
const info = {
  ...{ verify_code: code, verify_type: 'pickup', verify_type_name: '订单自提', site_id: 3, site_name: '青禾家居' },
  ...{ is_verify: 0, verify_time: 0, verifier_name: '' },
  item_array: [{ img: '', name: '青瓷茶杯', price: '59.90', num: 2, remark_array: [] }],
  remark_array: [{ title: '提货人', value: '林晓' }],
}
const tap = async (name: string) => {
  await act(async () => void fireEvent.click(document.querySelector(`.t-${name}`) as Element))
  await unitPage.settled()
}

beforeEach(() => {
  mall.reset()
  signIn('t')
  for (const mock of [mockOpen, mockToast, mockAsk]) mock.mockReset()
  camera.available = true
  camera.next = 'cancelled'
  mall.on('/api/verify/checkisverifier', { data: { verifier_id: 9, verifier_name: '小核', site_id: 3 } })
})

test.each([
  [code, code],
  [' 0123 4567 8901 ', code],
  ['0123-4567-8901', code],
  [`https://mall.test/otherpages/verification/detail/detail?code=${code}&suid=2`, code],
  [`https://mall.test/otherpages/verification/detail/detail?scene=${encodeURIComponent(`code-${code}`)}`, code],
  ['https://mall.test/?code=123', ''],
  ['12345', ''],
  ['', ''],
])('%s is read as %s', (text, read) => expect(scannedCode(text)).toBe(read))

describe('the desk', () => {
  test('tells who is no verifier, and shows nothing of it', async () => {
    mall.on('/api/verify/checkisverifier', { code: -1, message: '您还不是核销员' })
    render(<DeskScreen />)
    expect(await screen.findByText('您还不是核销员')).toBeTruthy()
    expect(document.querySelector('.t-verify-code')).toBeNull()
  })

  test('takes a typed code, and tells a wrong one', async () => {
    render(<DeskScreen />)
    await screen.findByText('小核，您好')
    const input = document.querySelector('.t-verify-code') as Element
    const type = (value: string) => fireEvent.input(input, { detail: { value }, target: { value } })
    type('1234')
    await tap('verify-look')
    expect(screen.getByText('请输入正确的 12 位核销码')).toBeTruthy()
    expect(mockOpen).not.toHaveBeenCalled()
    type(code)
    await tap('verify-look')
    expect(mockOpen).toHaveBeenCalledWith(routes.verificationDetail, { code })
  })

  test('scans where something scans', async () => {
    render(<DeskScreen />)
    await screen.findByText('小核，您好')
    await unitPage.settled()
    await tap('verify-scan')
    expect([mockOpen.mock.calls.length, mockToast.mock.calls.length]).toEqual([0, 0])
    camera.next = { text: 'something else' }
    await tap('verify-scan')
    expect(mockToast).toHaveBeenCalledWith('没有识别到核销码，请重试或手动输入')
    camera.next = { text: `https://mall.test/x?code=${code}` }
    await tap('verify-scan')
    expect(mockOpen).toHaveBeenCalledWith(routes.verificationDetail, { code })
  })

  test('has no button where nothing scans', async () => {
    camera.available = false
    render(<DeskScreen />)
    await screen.findByText('小核，您好')
    await unitPage.settled()
    expect(document.querySelector('.t-verify-scan')).toBeNull()
  })
})

describe('a code', () => {
  beforeEach(() => {
    mockParams = { code }
    mall.on('/api/verify/verifyInfo', { data: info })
  })

  test('is handed over after it was asked, and then shown as used', async () => {
    mall.on('/api/verify/verify', () => {
      mall.on('/api/verify/verifyInfo', {
        data: { ...info, is_verify: 1, verify_time: 1_772_416_800, verifier_name: '小核' },
      })
      return { data: null }
    })
    render(<VerifyScreen />)
    expect(await screen.findByText('0123 4567 8901')).toBeTruthy()
    expect(screen.getByText('青瓷茶杯')).toBeTruthy()
    expect(screen.getByText('林晓')).toBeTruthy()
    mockAsk.mockResolvedValue(false)
    await tap('verify-confirm')
    expect(mall.to('/api/verify/verify')).toHaveLength(0)
    mockAsk.mockResolvedValue(true)
    await tap('verify-confirm')
    expect(mall.to('/api/verify/verify')[0]?.params).toMatchObject({ verify_code: code })
    await waitFor(() => expect(document.querySelector('.t-verify-used')).toBeTruthy())
    expect(mockToast).toHaveBeenCalledWith('核销成功')
    expect(document.querySelector('.t-verify-confirm')).toBeNull()
  })

  test('that another desk was faster with is shown as it stands', async () => {
    mall.on('/api/verify/verify', () => {
      mall.on('/api/verify/verifyInfo', { data: { ...info, is_verify: 1, verify_time: 1, verifier_name: '老核' } })
      return { code: -1, message: '该核销码已使用', error_code: 'IS_VERIFYED' }
    })
    render(<VerifyScreen />)
    await screen.findByText('0123 4567 8901')
    mockAsk.mockResolvedValue(true)
    await tap('verify-confirm')
    expect(await screen.findByText(/核销员 老核/)).toBeTruthy()
  })

  test('is not asked for by who is no verifier, nor without one', async () => {
    mall.on('/api/verify/checkisverifier', { code: -1, message: '您还不是核销员' })
    const { unmount } = render(<VerifyScreen />)
    expect(await screen.findByText('您还不是核销员')).toBeTruthy()
    unmount()
    mockParams = {}
    render(<VerifyScreen />)
    await unitPage.settled()
    expect(mall.to('/api/verify/verifyInfo')).toHaveLength(0)
  })
})

test('records are asked for by kind', async () => {
  mall.on('/api/verify/lists', ({ params }) => ({
    data:
      params.verify_type === 'pickup'
        ? { count: 0, page_count: 0, list: [] }
        : { count: 1, page_count: 1, list: [{ ...info, verify_time: 1 }] },
  }))
  render(<RecordsScreen />)
  expect(await screen.findByText('0123 4567 8901')).toBeTruthy()
  await tap('tab-pickup')
  expect(await screen.findByText('暂无核销记录')).toBeTruthy()
  expect(mall.to('/api/verify/lists').map(({ params }) => params.verify_type)).toEqual([undefined, 'pickup'])
})
