import type { FarPort } from './farPort'

export const far: FarPort = { watches: false, watch: () => () => undefined }
