import { dropAuthInfo } from './authInfo'
import { forgetInviter } from './inviter'

/** The shopper takes the consent back: what WeChat told and who brought the shopper here leaves this phone. */
export function withdrawPrivacy(): void {
  dropAuthInfo()
  forgetInviter()
}
