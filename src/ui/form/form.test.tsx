import { act, fireEvent, render, screen } from '@testing-library/react'
import * as toasts from '@/session/toast'
import { Button } from '../Button'
import { CodeField } from './CodeField'
import { PasswordField } from './PasswordField'
import { PhoneField } from './PhoneField'
import { phone, required, same } from './rules'
import { SelectField } from './SelectField'
import { SwitchField } from './SwitchField'
import { TextareaField } from './TextareaField'
import { TextField } from './TextField'
import { useForm } from './useForm'

const told = jest.spyOn(toasts, 'toast')
beforeEach(() => told.mockClear())

const initial = { mobile: '', code: '', again: '', sex: 0, open: false, note: '' }
type Values = typeof initial

function Page({ send }: { send: (values: Values) => Promise<unknown> }) {
  const form = useForm(initial, (values) => ({
    mobile: [required('请输入手机号'), phone('请输入正确的手机号')],
    code: [required('请输入验证码')],
    again: [same(values.code, '两次输入不一致')],
  }))
  return (
    <>
      <PhoneField label="mobile" {...form.field('mobile')} />
      <CodeField label="code" wait={0} onSend={() => form.check(['mobile'])} {...form.field('code')} />
      <TextField label="again" {...form.field('again')} />
      <SelectField
        label="sex"
        options={[
          { value: 1, label: '男' },
          { value: 2, label: '女' },
        ]}
        {...form.field('sex')}
      />
      <SwitchField label="open" {...form.field('open')} />
      <TextareaField label="note" {...form.field('note')} />
      <Button loading={form.busy} onClick={() => void form.submit(send)}>
        save
      </Button>
    </>
  )
}

const field = (name: string) => document.querySelectorAll('input')[['mobile', 'code', 'again'].indexOf(name)]!
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const save = () => act(async () => void fireEvent.click(screen.getByText('save')))
const error = () => document.querySelector('.t-field-error')?.textContent

test('tells the first failing rule, marks its field, and sends what is right', async () => {
  const send = jest.fn(async () => undefined)
  render(<Page send={send} />)
  await save()
  expect([error(), told.mock.lastCall?.[0]]).toEqual(['请输入手机号', '请输入手机号'])
  type('mobile', '123')
  expect(error()).toBeUndefined()
  await save()
  expect(error()).toBe('请输入正确的手机号')
  type('mobile', '13800138000')
  type('code', '1234')
  await save()
  expect(error()).toBe('两次输入不一致')
  expect(send).not.toHaveBeenCalled()
  type('again', '1234')
  await save()
  expect(send).toHaveBeenCalledWith({ ...initial, mobile: '13800138000', code: '1234', again: '1234' })
})

test('a step in between checks its fields only', () => {
  render(<Page send={jest.fn()} />)
  fireEvent.click(screen.getByText('获取验证码'))
  expect(error()).toBe('请输入手机号')
})

test('a second tap while sending sends nothing', async () => {
  let finish: () => void = () => undefined
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  render(<Page send={send} />)
  type('mobile', '13800138000')
  type('code', '1234')
  type('again', '1234')
  const button = screen.getByText('save')
  // before the button is drawn as busy
  await act(async () => {
    button.click()
    button.click()
  })
  await save()
  expect(send).toHaveBeenCalledTimes(1)
  await act(async () => finish())
  await save()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a pasted mobile number reaches the field whole: the native limit leaves room for its spaces and prefix', () => {
  render(<Page send={jest.fn()} />)
  const pasted = '+86 138 0013 8000'
  expect(Number(field('mobile').getAttribute('maxlength'))).toBeGreaterThanOrEqual(pasted.length)
  type('mobile', pasted)
  expect(field('mobile').value).toBe('13800138000')
})

test('phone and code take digits only, so many', () => {
  render(<Page send={jest.fn()} />)
  type('mobile', '138 0013-80009')
  type('code', '12a345')
  expect([field('mobile').value, field('code').value]).toEqual(['13800138000', '1234'])
})

test('choices and switches', async () => {
  const send = jest.fn(async () => undefined)
  render(<Page send={send} />)
  expect(document.querySelector('.t-select')).toHaveTextContent('请选择')
  fireEvent.click(document.querySelector('.t-select')!)
  fireEvent.click(screen.getByText('女'))
  expect(document.querySelector('.t-select')).toHaveTextContent('女')
  fireEvent.click(screen.getByRole('switch'))
  expect(screen.getByRole('switch')).toBeChecked()
})

test('the code button counts down and cannot be pressed meanwhile', () => {
  const send = jest.fn()
  const { rerender } = render(<CodeField value="" onChange={jest.fn()} wait={87} onSend={send} />)
  fireEvent.click(screen.getByText('87秒后重发'))
  rerender(<CodeField value="" onChange={jest.fn()} wait={0} sendDisabled onSend={send} />)
  fireEvent.click(screen.getByText('获取验证码'))
  expect(send).not.toHaveBeenCalled()
  rerender(<CodeField value="" onChange={jest.fn()} wait={0} onSend={send} />)
  fireEvent.click(screen.getByText('获取验证码'))
  expect(send).toHaveBeenCalledTimes(1)
})

test('the eye shows a password', () => {
  render(<PasswordField label="password" value="secret" onChange={jest.fn()} />)
  const input = document.querySelector('input')!
  expect(input.type).toBe('password')
  fireEvent.click(screen.getByLabelText('显示密码'))
  expect(input.type).toBe('text')
})

test('a text field can be cleared while it is typed in', () => {
  const changed = jest.fn()
  render(<TextField label="name" value="abc" onChange={changed} />)
  expect(document.querySelector('.t-field-clear')).toBeNull()
  fireEvent.focus(document.querySelector('input')!)
  fireEvent.click(screen.getByLabelText('清空'))
  expect(changed).toHaveBeenCalledWith('')
})
