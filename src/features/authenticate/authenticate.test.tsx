import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import * as uploads from '@/api/upload'
import { picking } from '@/platform/picking/picking'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { signIn } from '@/session/token'
import { routes } from '@/routes'
import { AuthenticateScreen } from './AuthenticateScreen'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const told = jest.spyOn(toasts, 'toast')
const row = { auth_card_front: '', auth_card_back: '', auth_card_hand: '', remark: '' }
const card = (status: number, more = {}) =>
  mall.on('/api/memberauth/info', {
    data: { ...row, status, auth_card_name: '王芳', auth_card_no: '1****************X', ...more },
  })

let send: (path: string) => void
beforeEach(() => {
  mall.reset()
  told.mockClear()
  signIn('T1')
  act(() => beginEra())
  mall.on('/api/memberauth/info', { data: null })
  mall.on('/api/memberauth/add', {})
  jest.spyOn(picking, 'choose').mockResolvedValue(['blob:1'])
  jest.spyOn(uploads, 'uploadPicture').mockImplementation(() => ({
    path: new Promise<string>((resolve) => (send = resolve)),
    abort: () => undefined,
  }))
})

async function show() {
  unitPage.at(`/${routes.authenticate.path}`)
  render(<AuthenticateScreen />)
  await waitFor(() => expect(document.querySelector('.t-submit-auth, .t-auth-passed')).not.toBeNull())
}
const type = (handle: string, value: string) =>
  fireEvent.change(document.querySelector(`input${handle}`)!, { target: { value } })
const tap = (handle: string) => act(async () => void fireEvent.click(document.querySelector(handle)!))
const last = () => told.mock.calls.at(-1)?.[0]
const added = () => mall.sent.filter(({ path }) => path === '/api/memberauth/add').map(({ params }) => params)

test('the first rule that fails is told, also while a picture is on its way', async () => {
  await show()
  const tries: [() => unknown, string][] = [
    [() => undefined, '请输入真实姓名'],
    [() => type('.t-card-name', '王芳'), '请输入身份证号'],
    [() => type('.t-card-number', '110105194912310021'), '请输入正确的身份证号'],
    [() => type('.t-card-number', '11010519490231002'), '请输入正确的身份证号'],
    [() => type('.t-card-number', '11010519491231002x'), '请上传身份证人像面照片'],
    [() => tap('.t-card-front .t-picture-add'), '请等待照片上传完成'],
    [() => act(async () => send('upload/authimg/f.jpg')), '请上传身份证国徽面照片'],
  ]
  for (const [act_, message] of tries) {
    await act_()
    await tap('.t-submit-auth')
    expect(last()).toBe(message)
  }
  expect(added()).toEqual([])
  await tap('.t-card-back .t-picture-add')
  await act(async () => send('upload/authimg/b.jpg'))
  card(1)
  await tap('.t-submit-auth')
  expect(added()).toMatchObject([
    {
      auth_card_name: '王芳',
      auth_card_no: '11010519491231002X',
      auth_card_front: 'upload/authimg/f.jpg',
      auth_card_back: 'upload/authimg/b.jpg',
    },
  ])
  await waitFor(() => expect(screen.getByText('已通过实名认证')).toBeInTheDocument())
})

test('a card tells sex and birthday, the old one of 15 digits too', async () => {
  await show()
  type('.t-card-number', '11010519491231002X')
  expect(screen.getByText('女 · 1949-12-31 出生')).toBeInTheDocument()
  type('.t-card-number', '110105491231001')
  expect(screen.getByText('男 · 1949-12-31 出生')).toBeInTheDocument()
  type('.t-card-number', '1101054912310')
  expect(document.querySelector('.t-card-derived')).toBeNull()
})

test('a refused one says why and may be sent again', async () => {
  card(-1, { remark: '身份证号不正确，请核对后重新提交' })
  await show()
  expect(screen.getByText('身份证号不正确，请核对后重新提交')).toBeInTheDocument()
  expect(document.querySelector<HTMLInputElement>('input.t-card-name')!.value).toBe('王芳')
})

test('a passed one is shown masked, without a form', async () => {
  card(1)
  await show()
  expect(screen.getByText('1****************X')).toBeInTheDocument()
  expect(document.querySelector('.t-submit-auth')).toBeNull()
})
