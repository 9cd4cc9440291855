import { act, render } from '@testing-library/react'
import type { ImageAdsItem } from '@mall/contract/diyComponents'
import { ImageAds } from './ImageAds'

const pictures = [1, 2, 3, 4, 5].map((i) => ({ imageUrl: `upload/demo/banner/${i}.jpg`, title: '', link: null }))
const item = { controller: 'ImageAds', list: pictures } as unknown as ImageAdsItem
const drawn = () =>
  [...new Set([...document.querySelectorAll('img')].map(({ src }) => /(\d)_big/.exec(src)?.[1]))].sort().join('')

test('a carousel begins with its first poster; the neighbours come after the pictures of the first screen', () => {
  jest.useFakeTimers()
  const { unmount } = render(<ImageAds item={item} />)
  expect(drawn()).toBe('1')
  act(() => void jest.advanceTimersByTime(1500))
  expect(drawn()).toBe('1')
  act(() => void jest.advanceTimersByTime(1000))
  expect(drawn()).toBe('125')
  unmount()
  jest.useRealTimers()
})
