import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Distributor } from '@mall/contract/fenxiao'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { beginEra } from '@/session/era'
import { setLocale } from '@/session/language'
import { dropToken, signIn } from '@/session/token'
import { DistributorOnly } from './DistributorOnly'
import { useDistributor } from './useDistributor'
import { useFenxiaoWords } from './words'

jest.mock('@/platform/network/network')
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
const mall = network as unknown as FakeNetwork
const wordsCall = '/fenxiao/api/config/words'
const detailCall = '/fenxiao/api/fenxiao/detail'

const own = { concept: '推广', fenxiao_name: '推广员', withdraw: '', account: '奖金', my_team: ' ', child: '伙伴' }

beforeEach(() => {
  mall.reset()
  mockOpen.mockClear()
  unitPage.at(`/${routes.fenxiao.path}`)
  act(() => signIn('fenxiao'))
  act(() => beginEra())
  mall.on(wordsCall, { data: own })
})
afterEach(() => act(() => dropToken()))

function Words() {
  const words = useFenxiaoWords()
  return <>{Object.values(words).join('|')}</>
}
const shown = () => document.body.textContent

describe('the words of the mall', () => {
  test('stand in place of ours where it has some', async () => {
    render(<Words />)
    expect(shown()).toBe('分销|分销商|提现|佣金|我的团队|下级')
    await waitFor(() => expect(shown()).toBe('推广|推广员|提现|奖金|我的团队|伙伴'))
  })

  test('are asked for once a visit, and are there at once for the next page', async () => {
    const first = render(<Words />)
    await waitFor(() => expect(shown()).toContain('推广员'))
    first.unmount()
    render(<Words />)
    expect(shown()).toContain('推广员')
    await unitPage.settled()
    expect(mall.to(wordsCall)).toHaveLength(1)
  })

  test('that do not come leave ours, without a word about it', async () => {
    mall.on(wordsCall, { code: -1, message: '暂时没有' })
    render(<Words />)
    await unitPage.settled()
    expect(shown()).toBe('分销|分销商|提现|佣金|我的团队|下级')
  })

  test('that it left as they were are told in the shown language', async () => {
    mall.on(wordsCall, { data: { ...own, concept: '分销', fenxiao_name: '分销商', withdraw: '提现', child: '下级' } })
    await act(async () => setLocale('en-us'))
    render(<Words />)
    await waitFor(() => expect(shown()).toBe('Distribution|Distributor|Withdraw|奖金|My team|Referral'))
    await act(async () => setLocale('zh-cn'))
  })

  test('are asked for again in another language', async () => {
    render(<Words />)
    await waitFor(() => expect(shown()).toContain('推广员'))
    mall.on(wordsCall, { data: { ...own, concept: '', fenxiao_name: 'Promoter' } })
    await act(async () => setLocale('en-us'))
    await waitFor(() => expect(shown()).toContain('Distribution|Promoter'))
    await act(async () => setLocale('zh-cn'))
  })
})

function Page() {
  const distributor = useDistributor()
  return <DistributorOnly distributor={distributor.data}>{(row) => <>{row.fenxiao_name}</>}</DistributorOnly>
}
const row = { fenxiao_id: 3, fenxiao_name: '小林', status: 1 } as Distributor
const there = (handle: string) => document.querySelector(handle) !== null

describe('what is for distributors', () => {
  test('is shown to one', async () => {
    mall.on(detailCall, { data: row })
    render(<Page />)
    await screen.findByText('小林')
    expect(there('.t-frozen')).toBe(false)
  })

  test('is shown to a frozen one below the notice', async () => {
    mall.on(detailCall, { data: { ...row, status: -1 } })
    render(<Page />)
    await screen.findByText(/小林/)
    expect(there('.t-frozen')).toBe(true)
  })

  test.each([
    ['null', null],
    ['an empty list', []],
  ])('anybody else is led to become one: %s', async (_, data) => {
    mall.on(detailCall, { data })
    render(<Page />)
    await waitFor(() => expect(there('.t-no-distributor')).toBe(true))
    fireEvent.click(document.querySelector('.t-become-distributor') as Element)
    expect(mockOpen).toHaveBeenCalledWith(routes.fenxiaoApply)
  })

  test('is not asked for a guest', async () => {
    act(() => dropToken())
    render(<Page />)
    await unitPage.settled()
    expect(mall.to(detailCall)).toEqual([])
    expect(shown()).toBe('')
  })
})
