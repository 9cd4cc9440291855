import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '砍价专区',
    headline: '喊朋友来砍，越砍越便宜',
    headNote: '选一件商品发起砍价，每位好友都能帮你砍一刀',
    empty: '暂时没有砍价商品',
    mine: '我的砍价',
    goingOn: '正在砍',
    now: (money: string) => `已砍到 ¥${money}`,
    goodsTitle: '砍价商品',
    gone: '砍价不存在，或已结束',
    price: '最低可砍至',
    launch: '发起砍价',
    goOn: '继续砍价',
    goal: (price: string, floor: string) => `从 ¥${price} 砍到 ¥${floor}`,
    unitsLeft: (units: number) => `仅剩 ${units} 件`,
    oneSku: (spec: string) => `砍价规格：${spec}`,
    steps: { begin: '发起砍价', invite: '好友帮砍', buy: '低价买下' },
    buying: { any: '随时可以按砍到的价格买下，每人限购 1 件', floor: '砍到底价后才能买下，每人限购 1 件' },
    ownNow: (money: string) => `我的砍价：已砍到 ¥${money}`,
    left: '剩余',
    toBuy: '可以购买了',
  },
  () => import('./texts.en'),
)
