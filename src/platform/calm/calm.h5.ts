import type { CalmPort } from './port'

/** ms after the mall's first answer: the first page and its pictures go first */
const delay = 1500
/** ms of looking only */
const patience = 5000

let used: Promise<void> | undefined

const untilUsed = () =>
  (used ??= new Promise((done) => {
    for (const sign of ['pointerdown', 'scroll']) addEventListener(sign, () => done(), true)
    setTimeout(done, patience)
  }))

export const calm: CalmPort = {
  whenCalm(run) {
    setTimeout(run, delay)
  },
  afterUse: (load) => () => untilUsed().then(load),
}
