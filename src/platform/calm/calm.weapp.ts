import type { CalmPort } from './port'

export const calm: CalmPort = {
  // code is here already, and WeChat asks up to ten things at once; a timer would outlive the page it was set on
  whenCalm: (run) => run(),
  afterUse: (load) => load,
}
