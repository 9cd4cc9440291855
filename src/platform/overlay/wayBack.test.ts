import { waitFor } from '@testing-library/dom'
import { backCloses, dropBackEntries } from './wayBack.h5'
import { addEntry } from './entries.h5'

const depth = () => (history.state as { overlays?: number } | null)?.overlays ?? 0
/** the router's: what it hears is a change of the page */
const heard = jest.fn()
beforeAll(() => addEventListener('popstate', heard))
beforeEach(() => {
  history.pushState({ idx: 1, key: String(Math.random()) }, '', '/list')
  history.pushState({ idx: 2, key: String(Math.random()) }, '', '/page')
  heard.mockClear()
})

test('back closes the last of two, then the other, and then leaves the page', async () => {
  const closed: string[] = []
  const dropOuter = backCloses(() => (closed.push('outer'), dropOuter()))
  const dropInner = backCloses(() => (closed.push('inner'), dropInner()))
  await waitFor(() => expect(depth()).toBe(2))
  history.back()
  await waitFor(() => expect([closed, depth()]).toEqual([['inner'], 1]))
  history.back()
  await waitFor(() => expect([closed, depth()]).toEqual([['inner', 'outer'], 0]))
  expect(heard).not.toHaveBeenCalled()
  history.back()
  await waitFor(() => expect([location.pathname, heard.mock.calls.length]).toEqual(['/list', 1]))
})

test('closed by its button it takes its entry away, and the way forward leads to nothing', async () => {
  const close = jest.fn()
  const drop = backCloses(close)
  await waitFor(() => expect(depth()).toBe(1))
  drop()
  await waitFor(() => expect([depth(), location.pathname]).toEqual([0, '/page']))
  const go = jest.spyOn(history, 'go')
  history.forward()
  await waitFor(() => expect([go.mock.calls, depth()]).toEqual([[[-1]], 0]))
  expect([close.mock.calls.length, heard.mock.calls.length, location.pathname]).toEqual([0, 0, '/page'])
})

test('one that opens as another closes takes its entry over', async () => {
  const drop = addEntry(() => undefined)
  drop()
  const close = jest.fn()
  addEntry(close)
  expect(depth()).toBe(1)
  history.back()
  await waitFor(() => expect([close.mock.calls.length, depth()]).toEqual([1, 0]))
})

test('another page leaves no entry behind', async () => {
  backCloses(() => undefined)
  await waitFor(() => expect(depth()).toBe(1))
  await dropBackEntries()
  expect([depth(), location.pathname, heard.mock.calls.length]).toEqual([0, '/page', 0])
  history.pushState({ idx: 3, key: 'next' }, '', '/next')
  history.back()
  await waitFor(() => expect([location.pathname, depth()]).toEqual(['/page', 0]))
})

test('on a busy phone a step may take its time: it does not close what has opened meanwhile', async () => {
  jest.restoreAllMocks()
  const go = history.go.bind(history)
  let over = false
  const slow = jest.spyOn(history, 'go').mockImplementation((by) => {
    setTimeout(() => go(by), 1200)
    setTimeout(() => (over = true), 1700)
  })
  const drop = addEntry(() => undefined)
  drop()
  await waitFor(() => expect(slow).toHaveBeenCalledTimes(1))
  const close = jest.fn()
  const dropNext = addEntry(close)
  await waitFor(() => expect(over).toBe(true))
  expect([close.mock.calls.length, slow.mock.calls.length, depth()]).toEqual([0, 1, 1])
  slow.mockRestore()
  dropNext()
  await waitFor(() => expect(depth()).toBe(0))
})

interface Reload {
  /** addresses of the site's entries; the last one is shown */
  urls: string[]
  /** whether the step to the entry below leads anywhere */
  moves: boolean
}
/** Loads the module as a reload does, in a browser with the Navigation API. Resolves to the keys that it stepped to. */
async function reload({ urls, moves }: Reload): Promise<string[]> {
  history.replaceState({ ...history.state, overlays: 1 }, '')
  const keys: string[] = []
  const navigation = {
    currentEntry: { index: urls.length - 1 },
    entries: () => urls.map((url, at) => ({ url, key: `entry ${at}` })),
    traverseTo(key: string) {
      keys.push(key)
      const finished = moves
        ? new Promise((done) => addEventListener('popstate', done, { once: true }))
        : Promise.resolve()
      if (moves) history.back()
      return { finished }
    },
  }
  Object.assign(window, { navigation })
  await jest.isolateModulesAsync(async () => {
    const { onPop } = await import('./entries.h5')
    addEventListener('popstate', onPop, { capture: true, once: true })
    await waitFor(() => expect(depth()).toBe(0))
    removeEventListener('popstate', onPop, { capture: true })
  })
  Object.assign(window, { navigation: undefined })
  return keys
}
describe('a reload while an overlay is open', () => {
  const here = () => location.href
  it('takes its entry away', async () => {
    history.pushState(history.state, '')
    expect(await reload({ urls: [here(), here()], moves: true })).toEqual(['entry 0'])
    expect([location.pathname, heard.mock.calls.length]).toEqual(['/page', 0])
  })
  it.each([
    [
      'stays on the page when the step by key does not move',
      () => ({ urls: [here(), here()], moves: false }),
      ['entry 0'],
    ],
    ['does not step to another page', () => ({ urls: [`${location.origin}/list`, here()], moves: true }), []],
    ['does not leave the site', () => ({ urls: [here()], moves: true }), []],
  ])('that begins before the entry is pushed %s', async (_name, told, keys) => {
    const go = jest.spyOn(history, 'go')
    expect(await reload(told())).toEqual(keys)
    expect([go.mock.calls, location.pathname]).toEqual([[], '/page'])
  })
})
