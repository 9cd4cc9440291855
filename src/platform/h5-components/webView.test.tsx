import { render } from '@testing-library/react'
import { WebView } from './WebView'

const frameOf = (src: string) => {
  const { container } = render(<WebView src={src} />)
  return container.querySelector('iframe')!
}

test.each(['https://elsewhere.example/page', '/pages/own'])('%s is given no permission of the mall', (src) => {
  const frame = frameOf(src)
  expect(frame.hasAttribute('allow')).toBe(false)
  expect(frame.hasAttribute('allowfullscreen')).toBe(false)
  expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
})

test('a page in the frame runs, and leaves the mall only by a tap', () => {
  const sandbox = frameOf('https://elsewhere.example/').getAttribute('sandbox')?.split(' ')
  expect(sandbox).toEqual(
    expect.arrayContaining([
      'allow-scripts',
      'allow-forms',
      'allow-same-origin',
      'allow-top-navigation-by-user-activation',
    ]),
  )
  expect(sandbox).not.toContain('allow-top-navigation')
})
