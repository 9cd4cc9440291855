import { privacy } from '@/platform/privacy/privacy'
import { dropAuthInfo } from './authInfo'
import { forgetInviter } from './inviter'

/**
 * The shopper takes the consent back, from the settings: what WeChat told about the shopper and who brought the shopper here is removed
 * from this phone, and the platform shows where each permission is withdrawn. False where the platform has no such place.
 */
export function withdrawPrivacy(): Promise<boolean> {
  dropAuthInfo()
  forgetInviter()
  return privacy.openSettings()
}
