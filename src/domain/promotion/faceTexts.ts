import { defineTexts } from '@/i18n/defineTexts'

/** What cards say of products that are sold in activities. */
export const useTexts = defineTexts(
  {
    less: (money: string) => `直降 ¥${money}`,
    out: '已抢光',
    groupbuy: { least: (num: number) => `${num} 件起购`, tooFew: '库存不足起购数量', go: '去团购' },
    seckill: { go: '去抢购', starts: (time: string) => `${time} 开抢`, tomorrow: (time: string) => `明日 ${time}` },
    pintuan: { people: (num: number) => `${num}人团`, go: '去开团' },
    bargain: { from: '可砍至', most: (money: string) => `最多砍 ¥${money}`, go: '去砍价' },
    presale: {
      deposit: '定金',
      counts: (deposit: string, worth: string) => `¥${deposit} 抵 ¥${worth}`,
      total: (money: string) => `预售价 ¥${money}`,
      rest: (month: number, date: number, clock: string) => `${month}月${date}日 ${clock} 起付尾款`,
      restNow: '尾款已开付',
      go: '付定金',
    },
    wholesale: {
      unit: '件',
      upTo: '最低',
      each: (unit: string) => `/${unit}`,
      least: (num: number, unit: string) => `${num}${unit}起批`,
      tooFew: '库存不足起批量',
    },
  },
  () => import('./faceTexts.en'),
)
