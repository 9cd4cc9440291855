import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '限时秒杀',
    headline: '每天限时，限量开抢',
    headNote: '场次按商城时间准时开始，抢完即止',
    empty: '这一场今天没有商品',
    noSlots: '暂时没有秒杀场次',
    goodsTitle: '秒杀商品',
    gone: '秒杀不存在，或已结束',
    price: '秒杀价',
    phases: { soon: '即将开始', on: '抢购中', done: '明日再来' },
    startsIn: '距开始',
    endsIn: '距结束',
    hours: (from: string, to: string) => `${from} - ${to}`,
    daily: (from: string, to: string) => `每天 ${from} - ${to} 开抢`,
    limited: (pieces: number) => `限量 ${pieces} 件`,
    taken: (percent: number) => `已抢 ${percent}%`,
    buy: '立即抢购',
    offers: '限时折扣',
    offersNote: '不用等场次，折扣期内都能买',
  },
  () => import('./texts.en'),
)
