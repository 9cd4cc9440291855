import { storage } from '@/platform/storage/storage'

/** What WeChat told about the shopper, sent back with logins until a member is bound (start-and-login.md section 3). */
export interface AuthInfo {
  wx_openid?: string
  weapp_openid?: string
  wx_unionid?: string
  nickName?: string
  avatarUrl?: string
  source_member?: number
  auth_ticket?: string
}

const key = 'authInfo'

export const authInfo = (): AuthInfo => storage.get<AuthInfo>(key) ?? {}
export const keepAuthInfo = (info: AuthInfo): void => void storage.set(key, info)
export const dropAuthInfo = (): void => storage.remove(key)
