import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    set: '设置支付密码',
    change: '修改支付密码',
    codeNote: (mobile: string) => `验证码将发送至 ${mobile}`,
    next: '下一步',
    first: '请输入 6 位数字支付密码',
    again: '请再次输入支付密码',
    note: '使用余额付款时需要输入，请勿告诉他人。',
    incomplete: '请输入6位数字',
    differs: '两次输入的密码不一致',
    done: '支付密码设置成功',
    noMobile: '请先绑定手机号',
    noMobileNote: '支付密码通过手机验证码设置',
    bind: '去绑定',
    restart: '重新输入',
  },
  () => import('./texts.en'),
)
