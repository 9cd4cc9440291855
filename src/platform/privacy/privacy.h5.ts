import type { PrivacyPort } from './port'

/** Browsers ask by themselves, feature by feature, and take it back in their own settings. */
export const privacy: PrivacyPort = {
  AgreeButton: () => null,
  onNeed: () => undefined,
  readPolicy: async () => false,
}
