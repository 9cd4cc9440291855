import type { ReactNode } from 'react'
import { act, render } from '@testing-library/react'
import type { ImageAdsItem } from '@mall/contract/diyComponents'
import { Carousel } from './Carousel'

type Turned = (event: { detail: { current: number } }) => void
let turned: Turned
jest.mock('@tarojs/components', () => ({
  ...jest.requireActual<object>('@tarojs/components'),
  Swiper: ({ children, onChange }: { children: ReactNode; onChange: Turned }) => {
    turned = onChange
    return children
  },
}))

const pictures = [1, 2, 3, 4, 5, 6, 7].map((i) => ({ imageUrl: `upload/demo/banner/${i}.jpg`, title: '', link: null }))
const carousel = (count: number) => ({ controller: 'ImageAds', list: pictures.slice(0, count) }) as ImageAdsItem
/** Those that are fetched without being seen. */
const fetched = () =>
  [...document.querySelectorAll<HTMLImageElement>('img:not([loading=lazy])')]
    .map(({ src }) => /(\d)_big/.exec(src)?.[1])
    .sort()
    .join('')
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const turn = (current: number) => act(() => turned({ detail: { current } }))

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a carousel begins with its first poster; the neighbours come after the pictures of the first screen', () => {
  render(<Carousel item={carousel(7)} />)
  expect(fetched()).toBe('1')
  wait(1999)
  expect(fetched()).toBe('1')
  wait(1)
  expect(fetched()).toBe('127')
})

test('a poster is there before it comes in, and the others wait until they are beside the shown one', () => {
  render(<Carousel item={carousel(7)} />)
  wait(2000)
  turn(1)
  expect(fetched()).toBe('1237')
  turn(0)
  turn(6)
  expect(fetched()).toBe('12367')
  turn(5)
  expect(fetched()).toBe('123567')
})

test('a shopper who turns at once has the neighbours at once', () => {
  render(<Carousel item={carousel(7)} />)
  turn(1)
  expect(fetched()).toBe('1237')
})

test('one poster has no neighbours, two are beside each other', () => {
  const { rerender } = render(<Carousel item={carousel(1)} />)
  wait(2000)
  expect(fetched()).toBe('1')
  rerender(<Carousel item={carousel(2)} />)
  expect(fetched()).toBe('12')
})
