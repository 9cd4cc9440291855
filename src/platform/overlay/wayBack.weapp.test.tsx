import { act, render } from '@testing-library/react'
import { clearWayBack, wayBack } from './wayBack.weapp'

interface Container {
  show: boolean
  onAfterLeave: () => void
}
let container: Container | undefined
jest.mock('@tarojs/components', () => ({
  PageContainer: (props: Container) => {
    container = props
    return null
  },
}))

function Wants({ on, instead }: { on: boolean; instead: () => void }) {
  wayBack.useWayBack(on, instead)
  return null
}
const page = (on: boolean, instead: () => void = () => undefined) => (
  <wayBack.Scope>
    <Wants on={on} instead={instead} />
  </wayBack.Scope>
)
function leaves(): Promise<void> {
  let clear = Promise.resolve()
  act(() => void (clear = clearWayBack()))
  return clear
}
/** Whether the way is clear by now. */
async function isClear(clear: Promise<void>): Promise<boolean> {
  let done = false
  void clear.then(() => (done = true))
  await act(() => Promise.resolve())
  return done
}

beforeEach(() => (container = undefined))

test('a page is left at once where nothing wanted the way back', async () => {
  render(page(false))
  expect(await isClear(leaves())).toBe(true)
  expect(container).toBeUndefined()
})

test('a page is left only when its container has gone', async () => {
  render(page(true))
  expect(container?.show).toBe(true)
  const clear = leaves()
  expect(await isClear(clear)).toBe(false)
  expect(container?.show).toBe(false)
  act(() => container?.onAfterLeave())
  expect(await isClear(clear)).toBe(true)
})

test('the same when what wanted it gave it up a moment before', async () => {
  const { rerender } = render(page(true))
  rerender(page(false))
  expect(container?.show).toBe(false)
  const clear = leaves()
  expect(await isClear(clear)).toBe(false)
  act(() => container?.onAfterLeave())
  expect(await isClear(clear)).toBe(true)
  expect(await isClear(leaves())).toBe(true)
})

test('a finger closes what is open, and the page is left by the next', async () => {
  const instead = jest.fn()
  const { rerender } = render(page(true, instead))
  act(() => container?.onAfterLeave())
  expect(instead).toHaveBeenCalledTimes(1)
  rerender(page(false, instead))
  expect(await isClear(leaves())).toBe(true)
})
