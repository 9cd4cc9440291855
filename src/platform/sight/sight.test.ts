import { sight } from './sight'

type Notify = (entries: { isIntersecting: boolean }[]) => void
const watched: { notify: Notify; root: Element | null; margin: string; open: boolean }[] = []

class Watching {
  private mine: (typeof watched)[number]
  constructor(notify: Notify, { root, rootMargin }: { root: Element | null; rootMargin: string }) {
    this.mine = { notify, root, margin: rootMargin, open: false }
    watched.push(this.mine)
  }
  observe() {
    this.mine.open = true
  }
  disconnect() {
    this.mine.open = false
  }
}

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: Watching })
  document.body.innerHTML = '<div id="a"></div><div id="b"></div>'
  document.getElementById('b')!.getBoundingClientRect = () => ({ top: 120 }) as DOMRect
})
beforeEach(() => watched.splice(0))

test('tells where nodes stand, without those that are not there', async () => {
  expect([...(await sight.tops(['a', 'b', 'c']))]).toEqual([
    ['a', 0],
    ['b', 120],
  ])
})

test('a node that comes near is told once', () => {
  const come = jest.fn()
  sight.near('a', 300, come)
  const [one] = watched
  expect(one).toMatchObject({ margin: '0px 0px 300px 0px', open: true })
  one!.notify([{ isIntersecting: false }])
  expect(come).not.toHaveBeenCalled()
  one!.notify([{ isIntersecting: true }])
  expect(come).toHaveBeenCalledTimes(1)
  expect(one!.open).toBe(false)
})

test('a node in a box that scrolls is near by the edge of the box', () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="box"><div id="row"></div></div>')
  sight.near('row', 300, jest.fn(), 'box')
  expect(watched[0]).toMatchObject({ root: document.getElementById('box'), margin: '0px 0px 300px 0px' })
  sight.near('a', 300, jest.fn())
  expect(watched[1]!.root).toBeNull()
})

test('who goes is not told, and nothing is watched that is not there', () => {
  const stop = sight.near('a', 0, jest.fn())
  stop()
  expect(watched[0]!.open).toBe(false)
  sight.near('c', 0, jest.fn())()
  expect(watched).toHaveLength(1)
})
