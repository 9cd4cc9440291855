import type { StartDataPort } from './port'

export const startData: StartDataPort = { read: () => '' }
