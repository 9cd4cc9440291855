import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    failed: '授权登录失败',
    error: (reason: string) => `登录失败，请稍后重试${reason && `（${reason}）`}`,
    ok: '知道了',
    otherWays: '请使用手机号或密码登录',
    noCode: '登录失败，请使用手机号或密码登录',
  },
  () => import('./signInTexts.en'),
)
