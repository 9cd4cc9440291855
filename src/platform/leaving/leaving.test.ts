import { leaving } from './leaving'

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('a reload is asked about until nothing is unsaved', () => {
  expect(leave()).toBe(false)
  leaving.guard(true)
  leaving.guard(true)
  expect(leave()).toBe(true)
  leaving.guard(false)
  expect(leave()).toBe(false)
})
