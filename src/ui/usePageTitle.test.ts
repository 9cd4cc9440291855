import { act, renderHook } from '@testing-library/react'
import * as pageTitle from '@/platform/page-title/pageTitle'
import { usePageTitle } from './usePageTitle'

test('a hidden page does not rename the one above it, and takes its title back when shown', async () => {
  const titled = jest.spyOn(pageTitle, 'setPageTitle')
  const { rerender } = renderHook(({ title }) => usePageTitle(title), { initialProps: { title: 'one' } })
  expect(titled).toHaveBeenLastCalledWith('one')
  titled.mockClear()
  await act(() => unitPage.fire('hide'))
  rerender({ title: 'two' })
  expect(titled).not.toHaveBeenCalled()
  await act(() => unitPage.fire('show'))
  expect(titled.mock.calls).toEqual([['two']])
})
