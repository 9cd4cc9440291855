import type { LeavingPort } from './port'

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

export const leaving: LeavingPort = {
  guard(asks) {
    window.removeEventListener('beforeunload', ask)
    if (asks) window.addEventListener('beforeunload', ask)
  },
}
