import { scrollFromGround } from './wheel.h5'

const scrolled = jest.fn()
const page = document.createElement('div')
page.className = 'taro_page'
page.scrollBy = scrolled
page.getClientRects = () => [{}] as unknown as DOMRectList
const turn = (on: Element, init: WheelEventInit) =>
  on.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 3, ...init }))

beforeAll(() => {
  document.body.append(page)
  scrollFromGround()
})
beforeEach(() => scrolled.mockClear())

test('the wheel over the ground scrolls the page, in pixels or lines', () => {
  turn(document.documentElement, {})
  expect(scrolled).toHaveBeenLastCalledWith(0, 3)
  turn(document.documentElement, { deltaMode: 1 })
  expect(scrolled).toHaveBeenLastCalledWith(0, 48)
})

test('over the column the browser scrolls; a zoom and a page under an overlay stay', () => {
  turn(page, {})
  turn(document.documentElement, { ctrlKey: true })
  page.style.overflow = 'hidden'
  turn(document.documentElement, {})
  expect(scrolled).not.toHaveBeenCalled()
})
