import type { FenxiaoWords } from '@mall/contract/fenxiao'
import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: (concept: string) => `${concept}中心`,
    noName: '未设置名称',
    parent: (name: string) => `推荐人：${name}`,
    withdrawable: (account: string) => `可提现${account}`,
    figures: {
      today_commission: ({ account }: FenxiaoWords) => `今日${account}`,
      today_order_money: (_words: FenxiaoWords): string => '今日订单金额',
      total_commission: ({ account }: FenxiaoWords) => `累计${account}`,
      account_withdraw_apply: ({ withdraw }: FenxiaoWords) => `${withdraw}审核中`,
      account_withdraw: ({ withdraw }: FenxiaoWords) => `已${withdraw}`,
    },
    tiles: {
      orders: ({ concept }: FenxiaoWords) => `${concept}订单`,
      team: ({ my_team }: FenxiaoWords) => my_team,
      bill: (_words: FenxiaoWords): string => '账单',
      withdrawals: ({ withdraw }: FenxiaoWords) => `${withdraw}明细`,
      goods: ({ concept }: FenxiaoWords) => `${concept}商品`,
      follow: (_words: FenxiaoWords): string => '我的关注',
      posters: (_words: FenxiaoWords): string => '推广海报',
      market: ({ concept }: FenxiaoWords) => `${concept}市场`,
    },
    people: (count: number) => `${count} 人`,
  },
  () => import('./texts.en'),
)
