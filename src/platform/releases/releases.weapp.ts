import type { ReleasesPort } from './port'

/** WeChat keeps the packages itself and tells of newer ones from the start on: platform/update. */
export const releases: ReleasesPort = { watch: () => undefined }
