const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// units are words of the shop, in its language
export default {
  less: (money: string) => `¥${money} off`,
  out: 'Sold out',
  groupbuy: { least: (num: number) => `From ${num} pcs`, tooFew: 'Too few left', go: 'Buy' },
  seckill: { go: 'Buy', starts: (time: string) => `At ${time}`, tomorrow: (time: string) => `${time} tomorrow` },
  pintuan: { people: (num: number) => `Team of ${num}`, go: 'Team up' },
  bargain: { from: 'Down to', most: (money: string) => `Cut up to ¥${money}`, go: 'Bargain' },
  presale: {
    deposit: 'Deposit',
    counts: (deposit: string, worth: string) => `¥${deposit} counts as ¥${worth}`,
    total: (money: string) => `¥${money} in all`,
    rest: (month: number, date: number, clock: string) => `Rest from ${date} ${months[month - 1] ?? month}, ${clock}`,
    restNow: 'The rest can be paid now',
    go: 'Pay deposit',
  },
  wholesale: {
    unit: 'piece',
    upTo: 'as low as',
    each: () => ' each',
    least: (num: number) => `From ${num} pcs`,
    tooFew: 'Fewer left than the minimum',
  },
}
