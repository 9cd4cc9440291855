import { keyboard } from './keyboard'

/** What is seen of the window. */
function windowSeen() {
  const seen = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 })
  Object.assign(window, { visualViewport: seen, scrollTo: jest.fn() })
  return (height: number, scale = 1) => {
    Object.assign(seen, { height, scale })
    seen.dispatchEvent(new Event('resize'))
  }
}

test('tells what the keyboard covers, not a bar of the browser nor a page that is zoomed', () => {
  const see = windowSeen()
  const told: number[] = []
  const end = keyboard.onCover((height) => told.push(height))
  see(window.innerHeight - 300.4)
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  see(window.innerHeight - 56)
  see(window.innerHeight / 2, 2)
  see(window.innerHeight)
  end()
  see(100)
  expect(told).toEqual([0, 300, 0, 0, 0])
})

test('an old browser tells nothing', () => {
  Object.assign(window, { visualViewport: null })
  const told = jest.fn()
  keyboard.onCover(told)()
  expect(told).not.toHaveBeenCalled()
})
