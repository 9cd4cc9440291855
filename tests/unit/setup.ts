import '@testing-library/jest-dom'
import { unitPage } from './page'

Object.assign(globalThis, { unitPage })

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
