import { act, fireEvent, render, screen } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import * as boot from '@/session/boot'
import { Image } from './Image'

jest.spyOn(boot, 'useBoot').mockImplementation((select) =>
  select({
    ...boot.currentBoot(),
    defaultImages: { default_goods_img: 'upload/default/default_img/goods.png', default_headimg: '' },
  }),
)

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

const picture = () => document.querySelector('img')
const path = () =>
  picture()
    ?.getAttribute('src')
    ?.replace(/^https?:\/\/[^/]+/, '')

test('shows the variant, then the upload itself, then the default of its kind, then a drawing', () => {
  render(<Image src="upload/a.jpg" width={200} alt="cup" />)
  const seen = [path()]
  for (let i = 0; i < 3; i++) {
    fireEvent.error(picture()!)
    seen.push(path())
  }
  const fallback = '/upload/default/default_img/goods'
  expect(seen).toEqual(['/upload/a_mid.jpg', '/upload/a.jpg', `${fallback}_mid.png`, `${fallback}.png`])
  fireEvent.error(picture()!)
  expect(picture()).toBeNull()
  expect(screen.getByRole('img')).toHaveAccessibleName('cup')
})

test('a missing picture is the default of its kind at once', () => {
  const { rerender } = render(<Image src={undefined} width={200} />)
  expect(path()).toBe('/upload/default/default_img/goods_mid.png')
  rerender(<Image src="" kind="head" width={200} />)
  expect(picture()).toBeNull()
})

test('a picture that failed comes back with the connection', () => {
  render(<Image src="upload/a.jpg" width={200} alt="cup" />)
  act(() => mall.setOnline(false))
  for (let i = 0; i < 4; i++) fireEvent.error(picture()!)
  expect(picture()).toBeNull()
  act(() => mall.setOnline(true))
  expect(path()).toBe('/upload/a_mid.jpg')
})

test('a new picture starts over', () => {
  const { rerender } = render(<Image src="upload/a.jpg" width={200} />)
  fireEvent.error(picture()!)
  rerender(<Image src="upload/b.jpg" width={200} />)
  expect(path()).toBe('/upload/b_mid.jpg')
})

test('keeps its room before it is loaded, and fades in', () => {
  const { container, rerender } = render(<Image src="upload/a.jpg" width={200} ratio={2} />)
  expect(container.firstElementChild?.getAttribute('style')).toMatch(/width: [^;]+ \* 2\);.*height: [^;]+ \* 1\)/)
  rerender(<Image src="upload/a.jpg" width={200} ratio={2} fluid />)
  expect(container.querySelector('[style*="padding-top: 50%"]')).not.toBeNull()
  expect(picture()).not.toHaveClass('loaded')
  fireEvent.load(picture()!)
  expect(picture()).toHaveClass('loaded')
})
