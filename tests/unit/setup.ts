import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { unitPage } from './page'

Object.assign(globalThis, { unitPage })
// ms; on a busy machine code that is fetched late takes longer than the second that is usual
configure({ asyncUtilTimeout: 10_000 })

// jsdom has none; nothing prefers anything
window.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia

afterEach(() => {
  unitPage.reset()
  localStorage.clear()
  sessionStorage.clear()
})
