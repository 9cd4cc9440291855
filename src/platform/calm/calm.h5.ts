import type { CalmPort } from './port'

/** ms after the mall's first answer: the first page and its pictures go first */
const delay = 1500

export const calm: CalmPort = {
  whenCalm(run) {
    setTimeout(run, delay)
  },
}
