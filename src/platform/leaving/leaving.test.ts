import { leaving } from './leaving'

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('a reload is asked about until nothing is unsaved', () => {
  expect(leave()).toBe(false)
  leaving.guard('unsaved')
  leaving.guard('unsaved')
  expect(leave()).toBe(true)
  leaving.guard(undefined)
  expect(leave()).toBe(false)
})
