import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '设置',
    profile: '个人资料',
    nickname: '昵称',
    mobile: '手机号',
    level: '会员等级',
    look: '显示',
    language: '语言',
    theme: '主题色',
    themes: {
      '': '跟随商城',
      red: '中国红',
      blue: '海湾蓝',
      green: '青竹绿',
      pink: '樱花粉',
      golden: '流光金',
    },
    scheme: '深色模式',
    schemes: { system: '跟随系统', light: '浅色', dark: '深色' },
    textSize: '字体大小',
    textSizes: { standard: '标准', large: '大', extra: '特大' },
    about: '关于',
    version: '版本号',
    logout: '退出登录',
    logoutAsk: '确定要退出登录吗？',
  },
  () => import('./texts.en'),
)
