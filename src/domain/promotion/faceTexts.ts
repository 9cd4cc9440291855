import { defineTexts } from '@/i18n/defineTexts'

/** What cards say of products that are sold in activities. */
export const useTexts = defineTexts(
  {
    less: (money: string) => `直降 ¥${money}`,
    out: '已抢光',
    groupbuy: { least: (num: number) => `${num} 件起购`, tooFew: '库存不足起购数量', go: '去团购' },
    seckill: { go: '去抢购', starts: (time: string) => `${time} 开抢`, tomorrow: (time: string) => `明日 ${time}` },
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
