import type { FenxiaoWords } from '@mall/contract/fenxiao'
import { defineTexts } from '@/i18n/defineTexts'

export const useLevelTexts = defineTexts(
  {
    title: ({ concept }: FenxiaoWords) => `${concept}等级`,
    rate: {
      one_rate: ({ account }: FenxiaoWords) => `一级${account}`,
      two_rate: ({ account }: FenxiaoWords) => `二级${account}`,
      three_rate: ({ account }: FenxiaoWords) => `三级${account}`,
    },
    unpaid: '商城暂未开启收益',
    levels: '全部等级',
    way: (name: string) => `升级到${name}`,
    any: '满足以下任一条件即可升级',
    all: '满足以下全部条件即可升级',
    met: '条件已达成，稍后自动升级',
    top: '已经是最高等级',
    byMall: '由商城为您升级',
    steps: {
      fenxiao_order_num: ({ concept }: FenxiaoWords) => `${concept}订单数`,
      fenxiao_order_meney: ({ concept }: FenxiaoWords) => `${concept}订单金额`,
      one_fenxiao_order_num: ({ concept }: FenxiaoWords) => `一级${concept}订单数`,
      one_fenxiao_order_money: ({ concept }: FenxiaoWords) => `一级${concept}订单金额`,
      order_num: (_words: FenxiaoWords): string => '自己购买的订单数',
      order_money: (_words: FenxiaoWords): string => '自己购买的金额',
      child_num: ({ child }: FenxiaoWords) => `${child}总人数`,
      child_fenxiao_num: ({ fenxiao_name }: FenxiaoWords) => `团队${fenxiao_name}人数`,
      one_child_num: ({ child }: FenxiaoWords) => `直属${child}人数`,
      one_child_fenxiao_num: ({ fenxiao_name }: FenxiaoWords) => `直属${fenxiao_name}人数`,
    },
    figure: (reached: string, needed: string) => `${reached} / ${needed}`,
    needed: (needed: string) => `需 ${needed}`,
    progress: (name: string, percent: number) => `${name}，已完成 ${percent}%`,
  },
  () => import('./levelTexts.en'),
)
