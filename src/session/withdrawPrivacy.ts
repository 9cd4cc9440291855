import { privacy } from '@/platform/privacy/privacy'
import { dropAuthInfo } from './authInfo'

/**
 * The shopper takes the consent back, from the settings: what WeChat told about the shopper is removed from this phone,
 * and the platform shows where each permission is withdrawn. False where the platform has no such place.
 */
export function withdrawPrivacy(): Promise<boolean> {
  dropAuthInfo()
  return privacy.openSettings()
}
