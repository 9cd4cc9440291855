import type { ClipboardPort } from './port'

export function fakeClipboard(works = true): ClipboardPort & { copied: string[] } {
  const copied: string[] = []
  return {
    copied,
    async copy(text) {
      if (works) copied.push(text)
      return works
    },
  }
}
