import type { KeyboardPort } from './port'

export function fakeKeyboard(): KeyboardPort & { cover(height: number): void } {
  const listeners = new Set<(height: number) => void>()
  return {
    onCover(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    cover: (height) => listeners.forEach((listen) => listen(height)),
  }
}
