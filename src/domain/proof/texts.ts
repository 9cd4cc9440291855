import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    mobile: '手机号',
    mobileHint: '请输入手机号',
    mobileEmpty: '请输入手机号',
    mobileWrong: '请输入正确的手机号',
    captcha: '图形验证码',
    captchaHint: '图中的数字',
    captchaRefresh: '换一张验证码',
    captchaEmpty: '请输入图形验证码',
    code: '短信验证码',
    codeHint: '短信中的数字',
    codeEmpty: '请输入短信验证码',
    codeFirst: '请先获取短信验证码',
    codeSent: '验证码已发送',
    codeWrong: '短信验证码错误',
    /** of who has none yet, and of who changes it */
    password: { name: '密码', empty: '请输入密码' },
    newPassword: { name: '新密码', empty: '请输入新密码' },
    passwordLength: (length: number) => `不少于 ${length} 位`,
    passwordShort: (length: number) => `密码不能少于${length}位`,
    passwordKinds: (kinds: readonly string[]) => `密码必须包含${kinds.join('、')}`,
    kinds: { number: '数字', letter: '小写字母', upper_case: '大写字母', symbol: '特殊符号' },
    again: '确认密码',
    againHint: '请再次输入密码',
    againEmpty: '请再次输入密码',
    againWrong: '两次输入的密码不一致',
  },
  () => import('./texts.en'),
)

export type ProofTexts = ReturnType<typeof useTexts>
