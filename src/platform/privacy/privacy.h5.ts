import type { PrivacyPort } from './port'

/** Browsers ask by themselves, feature by feature. */
export const privacy: PrivacyPort = { onNeed: () => undefined }
