import { act, render, screen } from '@testing-library/react'
import { sight } from '@/platform/sight/sight'
import { LazyView } from './LazyView'

test('draws what comes near, also when it was made while another page was shown', async () => {
  // as in the mini-program: nothing is found on the page that is shown instead
  const looked = jest.spyOn(sight, 'near').mockImplementation(() => () => undefined)
  render(<LazyView room={100}>推荐</LazyView>)
  expect(screen.queryByText('推荐')).toBeNull()
  const found = jest.fn<() => void, []>()
  looked.mockImplementation((_id, _ahead, come) => {
    come()
    return found
  })
  await act(() => unitPage.fire('show'))
  expect(screen.getByText('推荐')).toBeVisible()
  const times = looked.mock.calls.length
  await act(() => unitPage.fire('show'))
  expect(looked).toHaveBeenCalledTimes(times)
})
