import type { MediaPort, Pictures } from './port'

/** Keeps what was shown. */
export function fakeMedia(): MediaPort & { shown: Pictures[] } {
  const shown: Pictures[] = []
  return { shown, preview: (pictures) => void shown.push(pictures) }
}
