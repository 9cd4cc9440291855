import type { LeavingPort } from './port'

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** A reload or a closed window; the words are the browser's own. */
export const leaving: LeavingPort = {
  guard(question) {
    window.removeEventListener('beforeunload', ask)
    if (question) window.addEventListener('beforeunload', ask)
  },
}
