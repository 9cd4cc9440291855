import { defineTexts } from '@/i18n/defineTexts'

/** Apart from ui/texts.ts, which every page brings along. */
export const useFormTexts = defineTexts(
  {
    choose: '请选择',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    clear: '清空',
    sendCode: '获取验证码',
    resendIn: (seconds: number) => `${seconds}秒后重发`,
    add: '添加图片',
    failed: '重新上传',
    unreadable: '无法读取这张图片，请换一张',
    picture: (at: number) => `第 ${at} 张图片`,
    again: (at: number) => `第 ${at} 张上传失败，重新上传`,
    remove: (at: number) => `删除第 ${at} 张图片`,
  },
  () => import('./texts.en'),
)
