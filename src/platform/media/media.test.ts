import { waitFor } from '@testing-library/dom'
import { media } from './media'

const viewer = () => document.querySelector<HTMLElement>('.t-viewer')
const key = (name: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true }))

beforeAll(() => {
  document.body.innerHTML = '<button>before</button>'
})
afterEach(() => viewer()?.remove())

test('shows every picture with their count and gives the focus back', () => {
  const button = document.querySelector('button')!
  button.focus()
  media.preview({ urls: ['/a.jpg', '/b.jpg'], at: 0, label: '图片' })
  expect(viewer()?.getAttribute('aria-label')).toBe('图片')
  expect([...viewer()!.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(['/a.jpg', '/b.jpg'])
  expect(viewer()).toHaveTextContent('1 / 2')
  expect(document.activeElement).toBe(viewer())
  viewer()!.click()
  expect(viewer()).toBeNull()
  expect(document.activeElement).toBe(button)
})

test.each([['Escape', () => key('Escape')] as const, ['the way back', () => history.back()] as const])(
  'is put away by %s, once',
  async (_name, act) => {
    media.preview({ urls: ['/a.jpg'], at: 0, label: '图片' })
    expect(viewer()).not.toBeNull()
    await waitFor(() => expect(history.state).toMatchObject({ overlays: 1 }))
    act()
    await waitFor(() => expect(viewer()).toBeNull())
    await waitFor(() => expect(history.state?.overlays ?? 0).toBe(0))
    expect(key('Escape')).toBe(true)
  },
)

test('shows nothing without pictures', () => {
  media.preview({ urls: [], at: 0, label: '图片' })
  expect(viewer()).toBeNull()
})
