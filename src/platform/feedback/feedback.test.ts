import { fireEvent, screen } from '@testing-library/dom'
import { feedback } from './feedback'

const question = { title: '网络连接已断开', content: '请检查网络设置', confirm: '知道了' }

afterEach(() => void (document.body.innerHTML = ''))

test('takes the focus; its one button answers true and takes the question away', async () => {
  const answer = feedback.modal(question)
  const box = screen.getByRole('alertdialog', { name: question.title })
  expect(box).toHaveTextContent('请检查网络设置')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(box).toHaveFocus()
  fireEvent.click(screen.getByRole('button'))
  expect(await answer).toBe(true)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('cancelling answers false and gives the focus back', async () => {
  document.body.innerHTML = '<input id="field"><div class="mall"></div><div class="mall" id="shown"></div>'
  const field = document.getElementById('field')
  field?.focus()
  const answer = feedback.modal({ ...question, cancel: '取消' })
  // where the theme of the shown page is set
  expect(document.getElementById('shown')).toContainElement(screen.getByRole('alertdialog'))
  fireEvent.click(screen.getByText('取消'))
  expect(await answer).toBe(false)
  expect(field).toHaveFocus()
})

test('asked before the first page, it moves into that page when it is drawn, and wears its theme', () => {
  void feedback.modal(question)
  const box = screen.getByRole('alertdialog')
  document.body.insertAdjacentHTML('beforeend', '<div class="mall" id="shown"></div>')
  dispatchEvent(new Event('drawn'))
  expect(document.getElementById('shown')).toContainElement(box)
  expect(box).toHaveFocus()
})

test('answered before the first page it does not come back', () => {
  void feedback.modal(question)
  fireEvent.click(screen.getByRole('button'))
  document.body.innerHTML = '<div class="mall"></div>'
  dispatchEvent(new Event('drawn'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('words are text, never markup', () => {
  void feedback.modal({ ...question, content: '<img src=x onerror=alert(1)>' })
  expect(document.querySelector('img')).toBeNull()
})
