import { act, fireEvent, render, screen } from '@testing-library/react'
import { feedback } from '@/platform/feedback/feedback'
import * as session from '@/session/settings'
import { askToAllow } from './askToAllow'
import { QuestionHost } from './QuestionHost'

jest.mock('@/platform/settings/settings', () => {
  const { fakeSettings } = jest.requireActual<typeof import('@/platform/settings/fake')>('@/platform/settings/fake')
  return { settings: fakeSettings('album') }
})

const question = { title: '无法保存到相册', content: '请在设置中允许', confirm: '去设置', cancel: '暂不' }
const asked = (...args: Parameters<typeof askToAllow>) => {
  let answer!: Promise<boolean>
  act(() => void (answer = askToAllow(...args)))
  return answer
}

beforeEach(() => void render(<QuestionHost />))

test('the button of the sheet leads to the settings, whose answer counts', async () => {
  const album = asked('album', question)
  expect(await screen.findByText(question.content)).toBeVisible()
  act(() => void fireEvent.click(screen.getByText('去设置')))
  expect(await album).toBe(true)
  const location = asked('location', question)
  act(() => void fireEvent.click(screen.getByText('去设置')))
  expect(await location).toBe(false)
})

test('who does not go is not asked twice at once', async () => {
  const first = asked('album', question)
  const second = asked('album', question)
  expect(await first).toBe(false)
  const no = await screen.findByText('暂不')
  act(() => void fireEvent.click(no))
  expect(await second).toBe(false)
})

test('the tap is told before the settings are left', async () => {
  const onGo = jest.fn()
  let answer: unknown
  act(() => void session.askForSettings({ ...question, onGo }).then((allowed) => (answer = allowed)))
  const go = await screen.findByText('去设置')
  await act(async () => void fireEvent.click(go))
  expect(onGo).toHaveBeenCalledTimes(1)
  expect(answer).toEqual(['album'])
})

test('where no settings are to be had it is said, with one button', async () => {
  jest.replaceProperty(session, 'settingsOffered', false)
  const modal = jest.spyOn(feedback, 'modal').mockResolvedValueOnce(true)
  expect(await askToAllow('album', question)).toBe(false)
  expect(modal).toHaveBeenCalledWith(expect.objectContaining({ content: question.content, cancel: undefined }))
})
