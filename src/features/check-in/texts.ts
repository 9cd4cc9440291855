import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '签到有礼',
    streak: (days: number) => (days > 0 ? `已连续签到 ${days} 天` : '今天还没有签到'),
    today: (reward: string) => `今天签到可得 ${reward}`,
    todayPlain: '每天签到一次，连续签到奖励更多',
    newRound: (reward: string) => (reward ? `新的一轮开始了，今天签到可得 ${reward}` : '新的一轮开始了'),
    tomorrow: (reward: string) => `明天签到可得 ${reward}`,
    tomorrowPlain: '明天再来签到',
    checkIn: '立即签到',
    brought: (reward: string) => (reward ? `签到成功，获得 ${reward}` : '签到成功'),
    done: '今天已签到',
    calendar: (cycle: number) => `${cycle} 天一轮`,
    toPoints: '查看积分',
    rules: '签到规则',
    daily: '每天可以签到一次，以北京时间 0 点为界',
    round: (cycle: number) => `连续签到 ${cycle} 天为一轮，之后从第 1 天重新开始`,
    missed: '中断一天，从第 1 天重新计算',
    off: '签到活动暂未开放',
  },
  () => import('./texts.en'),
)
