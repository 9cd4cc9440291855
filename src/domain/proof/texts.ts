import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    sent: '验证码已发送',
    captcha: '图形验证码',
    captchaHint: '图中的数字',
    captchaRefresh: '换一张验证码',
    captchaEmpty: '请输入图形验证码',
    code: '短信验证码',
    codeHint: '短信中的数字',
    codeEmpty: '请输入短信验证码',
    codeFirst: '请先获取短信验证码',
  },
  () => import('./texts.en'),
)
