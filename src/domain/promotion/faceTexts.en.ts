// units are words of the shop, in its language
export default {
  less: (money: string) => `¥${money} off`,
  out: 'Sold out',
  groupbuy: { least: (num: number) => `From ${num} pcs`, tooFew: 'Too few left', go: 'Buy' },
  seckill: { go: 'Buy', starts: (time: string) => `At ${time}`, tomorrow: (time: string) => `${time} tomorrow` },
  wholesale: {
    unit: 'piece',
    upTo: 'as low as',
    each: () => ' each',
    least: (num: number) => `From ${num} pcs`,
    tooFew: 'Fewer left than the minimum',
  },
}
