import { act, fireEvent, render, renderHook, waitFor } from '@testing-library/react'
import { chooseAccount, useChosenAccount } from '@/domain/withdrawal/chosenAccount'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { dropToken, signIn } from '@/session/token'
import { AccountEditScreen } from './AccountEditScreen'
import { AccountsScreen } from './AccountsScreen'

jest.mock('@/platform/network/network')
const mockAsk = jest.fn()
jest.mock('@/ui/ask', () => ({ ask: (question: object) => mockAsk(question) }))
const mall = network as unknown as FakeNetwork
const told = jest.spyOn(toasts, 'toast')

const paths = {
  page: '/api/memberbankaccount/page',
  info: '/api/memberbankaccount/info',
  add: '/api/memberbankaccount/add',
  edit: '/api/memberbankaccount/edit',
  remove: '/api/memberbankaccount/delete',
  usual: '/api/memberbankaccount/setdefault',
  types: '/api/memberwithdraw/transferType',
}
const who = { realname: '林小满', mobile: '13800000002' }
const bank = {
  ...{ id: 1, ...who, withdraw_type: 'bank', branch_bank_name: '工商银行杭州分行' },
  ...{ bank_account: '6222021234567890123', is_default: 1 },
}
const alipay = {
  ...{ id: 2, ...who, withdraw_type: 'alipay', branch_bank_name: '' },
  ...{ bank_account: 'leader@mall.test', is_default: 0 },
}
const boot = (addons: object = {}) =>
  setBoot({ addon_is_exit: addons, development: 1, style_theme: 'red', default_img: {} } as never)

let clock = Date.now()

beforeEach(() => {
  // past the time in which a second tap opens nothing
  clock += 1000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  mockAsk.mockReset().mockResolvedValue(true)
  told.mockClear()
  act(() => {
    beginEra()
    boot()
    signIn('a')
  })
  mall.on(paths.page, { data: { count: 2, page_count: 1, list: [bank, alipay] } })
  mall.on(paths.types, { data: { bank: '银行卡', alipay: '支付宝', wechatpay: '微信' } })
  mall.on(paths.add, { data: 77 })
  for (const path of [paths.edit, paths.remove, paths.usual]) mall.on(path, {})
})
afterEach(() => act(() => dropToken()))

const all = (handle: string) => [...document.querySelectorAll<HTMLElement>(`.${handle}`)]
const tap = (handle: string, i = 0) => act(async () => void fireEvent.click(all(handle)[i]!))
const type = (handle: string, value: string) => fireEvent.input(all(handle)[0]!, { target: { value } })
const seen = (handle: string, count = 1) => waitFor(() => expect(all(handle)).toHaveLength(count))
const sent = (path: string) => mall.to(path).map(({ params }) => params)
const last = () => told.mock.calls.at(-1)?.[0]
const chosen = () => renderHook(useChosenAccount).result.current
const apply = `/${routes.applyWithdrawal.path}`

describe('the list', () => {
  const listed = async (query = '') => {
    unitPage.at(`/${routes.accounts.path}${query}`)
    render(<AccountsScreen />)
    await seen('t-account', 2)
  }

  test('numbers and names are told in part', async () => {
    await listed()
    expect(all('t-account')[0]).toHaveTextContent(/^工商银行杭州分行.*\*\*\*\* 0123.*林小满.*138\*\*\*\*0002已设为默认/)
    expect(all('t-account')[1]).toHaveTextContent(/支付宝.*le\*\*\*@mall.test/)
    expect(document.body.textContent).not.toContain('6222')
  })

  test('without a page to pick for a row is edited', async () => {
    await listed()
    await tap('t-pick-account', 1)
    await tap('t-edit-account', 0)
    await tap('t-new-account')
    const edit = `navigateTo /${routes.accountEdit.path}`
    expect(unitPage.log).toEqual([`${edit}?id=2`, `${edit}?id=1`, edit])
    expect(chosen()).toBe(0)
  })

  test('a row is picked for the page it was opened from', async () => {
    await listed(`?back=${encodeURIComponent(apply)}`)
    await tap('t-pick-account', 1)
    expect(chosen()).toBe(2)
    expect(unitPage.log.at(-1)).toContain(apply)
  })

  test('deleting asks first; the picked one is dropped with it, another stays', async () => {
    await listed()
    act(() => chooseAccount(2))
    mockAsk.mockResolvedValueOnce(false)
    await tap('t-remove-account', 1)
    expect(sent(paths.remove)).toEqual([])
    await tap('t-remove-account', 0)
    await waitFor(() => expect(last()).toBe('已删除'))
    expect(chosen()).toBe(2)
    await tap('t-remove-account', 1)
    await waitFor(() => expect(chosen()).toBe(0))
    expect(sent(paths.remove)).toMatchObject([{ id: '1' }, { id: '2' }])
    await waitFor(() => expect(sent(paths.page)).toHaveLength(3))
  })

  test('another one becomes the default; the default one is not asked to', async () => {
    await listed()
    await tap('t-set-default', 0)
    await tap('t-set-default', 1)
    await waitFor(() => expect(sent(paths.page)).toHaveLength(2))
    expect(sent(paths.usual)).toMatchObject([{ id: '2' }])
  })

  test('what the mall refuses is said, and the list looked at again', async () => {
    mall.on(paths.remove, { code: -1, message: '提现账户不存在' })
    await listed()
    act(() => chooseAccount(2))
    await tap('t-remove-account', 1)
    await waitFor(() => expect(sent(paths.page)).toHaveLength(2))
    expect([last(), chosen()]).toEqual(['提现账户不存在', 2])
  })

  test('none yet: the way to the first one stays', async () => {
    mall.on(paths.page, { data: { count: 0, page_count: 0, list: [] } })
    unitPage.at(`/${routes.accounts.path}`)
    render(<AccountsScreen />)
    await seen('t-empty')
    expect([all('t-empty')[0]?.textContent, all('t-new-account').length]).toEqual([
      expect.stringContaining('还没有提现账户'),
      1,
    ])
  })

  test('a list that failed is tried again', async () => {
    mall.on(paths.page, { code: -10000, message: '系统繁忙' })
    unitPage.at(`/${routes.accounts.path}`)
    render(<AccountsScreen />)
    await seen('t-retry')
    mall.on(paths.page, { data: { count: 1, page_count: 1, list: [bank] } })
    await tap('t-retry')
    await seen('t-account')
  })
})

describe('the form', () => {
  const opened = async (query = '') => {
    unitPage.at(`/${routes.accountEdit.path}${query}`)
    render(<AccountEditScreen />)
    await seen('t-realname')
  }
  const choose = async (name: string) => {
    await tap('t-select')
    await seen(`t-option-${name}`)
    await tap(`t-option-${name}`)
  }
  const write = () => {
    type('t-realname', who.realname)
    type('t-mobile', who.mobile)
  }

  test('tells the first rule that fails, by its type', async () => {
    await opened()
    await waitFor(() => expect(mall.to(paths.types)).toHaveLength(1))
    const messages: unknown[] = []
    const save = async () => {
      await tap('t-save-account')
      messages.push(last())
    }
    await save()
    type('t-realname', who.realname)
    await save()
    type('t-mobile', '12800000002')
    await save()
    type('t-mobile', who.mobile)
    await save()
    type('t-bank', '工商银行')
    await save()
    type('t-number', 'abc')
    await save()
    await choose('alipay')
    type('t-number', '')
    await save()
    expect(messages).toEqual([
      ...['请输入真实姓名', '请输入手机号', '请输入正确的手机号', '请输入开户行', '请输入银行卡号'],
      ...['请输入正确的银行卡号', '请输入支付宝账号'],
    ])
    expect(sent(paths.add)).toEqual([])
  })

  test.each([
    ['bank', { branch_bank_name: '工商银行', bank_account: '6222021234' }],
    ['alipay', { branch_bank_name: undefined, bank_account: '6222 021234' }],
    ['wechatpay', { branch_bank_name: undefined, bank_account: undefined }],
  ])('of %s is sent what it needs', async (name, parts) => {
    await opened()
    await waitFor(() => expect(mall.to(paths.types)).toHaveLength(1))
    if (name !== 'bank') await choose(name)
    write()
    if (name === 'bank') type('t-bank', '工商银行')
    if (name !== 'wechatpay') type('t-number', '6222 021234')
    await tap('t-switch')
    await tap('t-save-account')
    await waitFor(() => expect(sent(paths.add)).toHaveLength(1))
    const [params] = sent(paths.add)
    expect(params).toMatchObject({ ...who, withdraw_type: name, is_default: '1' })
    expect([params?.branch_bank_name, params?.bank_account]).toEqual([parts.branch_bank_name, parts.bank_account])
    // opened directly: to the list it belongs to
    await waitFor(() => expect(unitPage.log.at(-1)).toContain(routes.accounts.path))
    expect([last(), chosen()]).toEqual(['已保存', 0])
  })

  test('a new one is picked for the page that asked for it', async () => {
    await opened(`?back=${encodeURIComponent(apply)}`)
    write()
    type('t-bank', '工商银行')
    type('t-number', '6222021234')
    await tap('t-save-account')
    await waitFor(() => expect(unitPage.log.at(-1)).toContain(apply))
    expect(chosen()).toBe(77)
  })

  test('a kept one is shown, and stays of its type although that is not offered any more', async () => {
    mall.on(paths.info, { data: alipay })
    mall.on(paths.types, { data: { bank: '银行卡' } })
    await opened('?id=2')
    expect((all('t-number')[0] as HTMLInputElement).value).toBe('leader@mall.test')
    type('t-realname', '林大满')
    await tap('t-save-account')
    await waitFor(() => expect(sent(paths.edit)).toHaveLength(1))
    expect(sent(paths.edit)[0]).toMatchObject({ id: '2', realname: '林大满', withdraw_type: 'alipay', is_default: '0' })
    await waitFor(() => expect(unitPage.log).toHaveLength(1))
  })

  test('the default one cannot be made none', async () => {
    mall.on(paths.info, { data: bank })
    await opened('?id=1')
    await tap('t-switch')
    expect(all('t-switch')[0]).toHaveAttribute('aria-checked', 'true')
  })

  test('with withdrawals switched off the types that need no more than a number are there', async () => {
    act(() => boot({ memberwithdraw: 0 }))
    await opened()
    await tap('t-select')
    await seen('t-option-alipay')
    expect([all('t-option-bank').length, all('t-option-wechatpay').length, mall.to(paths.types).length]).toEqual([
      ...[1, 0, 0],
    ])
  })

  test('a refusal keeps what was written', async () => {
    mall.on(paths.add, { code: -1, message: '最多保存50个提现账户' })
    await opened()
    write()
    type('t-bank', '工商银行')
    type('t-number', '6222021234')
    await tap('t-save-account')
    await waitFor(() => expect(last()).toBe('最多保存50个提现账户'))
    expect((all('t-realname')[0] as HTMLInputElement).value).toBe(who.realname)
    expect(unitPage.log).toEqual([])
  })

  test('leaving asks only when something was written', async () => {
    await opened()
    await tap('t-back')
    await waitFor(() => expect(unitPage.log).toHaveLength(1))
    expect(mockAsk).not.toHaveBeenCalled()
    unitPage.at(`/${routes.accountEdit.path}`)
    type('t-realname', '林')
    mockAsk.mockResolvedValueOnce(false)
    const before = unitPage.log.length
    await tap('t-back')
    expect([mockAsk.mock.calls.length, unitPage.log.length]).toEqual([1, before])
  })

  test('one that is not there says so, and leads to one’s own', async () => {
    mall.on(paths.info, { code: -1, message: '提现账户不存在' })
    unitPage.at(`/${routes.accountEdit.path}?id=9`)
    render(<AccountEditScreen />)
    await seen('t-my-accounts')
    expect(all('t-empty')[0]).toHaveTextContent('提现账户不存在')
    await tap('t-my-accounts')
    expect(unitPage.log).toEqual([`redirectTo /${routes.accounts.path}`])
  })

  test.each(['?id=0', '?id=abc', '?id=-3'])('an address with %s is that of a new one', async (query) => {
    await opened(query)
    expect([all('t-title')[0]?.textContent, mall.to(paths.info)]).toEqual(['新增提现账户', []])
  })
})
