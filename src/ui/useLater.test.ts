import { renderHook, waitFor } from '@testing-library/react'
import { useLater } from './useLater'

const one = () => Promise.resolve('one')
const other = () => Promise.resolve('other')

test('code of another kind comes when a component asks for it in place of what it has', async () => {
  const { result, rerender } = renderHook(({ load }) => useLater(load), { initialProps: { load: one } })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBe('one'))
  rerender({ load: other })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBe('other'))
  // what is there already is there at once
  rerender({ load: one })
  expect(result.current).toBe('one')
})

test('no code is asked for before it is wanted', async () => {
  const load = jest.fn(() => Promise.resolve('late'))
  const { result, rerender } = renderHook(({ wanted }) => useLater(load, wanted), { initialProps: { wanted: false } })
  expect(load).not.toHaveBeenCalled()
  rerender({ wanted: true })
  await waitFor(() => expect(result.current).toBe('late'))
})
