import type { UpdatePort } from './port'

/** A browser fetches the newest page by itself; a page chunk that is gone after a release is the loader's matter. */
export const update: UpdatePort = { onReady: () => undefined }
