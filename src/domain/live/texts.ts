import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    enter: '进入直播间',
    remind: '提醒我',
    reminded: '已设提醒',
    remindSet: '开播前 10 分钟提醒您',
    remindOff: '已取消提醒',
    replay: '看回放',
    notEntered: '暂时无法进入直播间',
    startsAt: (time: string) => `${time} 开播`,
    startsIn: '距开播',
    until: (time: string) => `预计播至 ${time}`,
    wasAt: (time: string) => `直播于 ${time}`,
    goods: '直播商品',
    inWeChat: '请在微信小程序内观看',
  },
  () => import('./texts.en'),
)
