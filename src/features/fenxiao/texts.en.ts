import type { FenxiaoWords } from '@mall/contract/fenxiao'

export default {
  title: (concept: string) => concept,
  noName: 'No name yet',
  parent: (name: string) => `Brought in by ${name}`,
  withdrawable: (account: string) => `${account} to withdraw`,
  figures: {
    today_commission: ({ account }: FenxiaoWords) => `${account} today`,
    today_order_money: () => 'Orders today',
    total_commission: ({ account }: FenxiaoWords) => `${account} in all`,
    account_withdraw_apply: () => 'In review',
    account_withdraw: () => 'Withdrawn',
  },
  tiles: {
    orders: () => 'Orders',
    team: ({ my_team }: FenxiaoWords) => my_team,
    bill: () => 'Bill',
    withdrawals: () => 'Payouts',
    goods: () => 'Goods',
    follow: () => 'Followed',
    posters: () => 'Posters',
    market: () => 'Market',
  },
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
}
