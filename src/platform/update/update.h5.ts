import type { UpdatePort } from './port'

/** A browser fetches the newest page by itself; a release that comes under an open page is told by platform/releases. */
export const update: UpdatePort = { onReady: () => undefined }
