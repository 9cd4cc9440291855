import type { SharePort } from './port'

export const share: SharePort = { offer: async () => 'unavailable', prepare: async () => undefined }
