import { defineTexts } from '@/i18n/defineTexts'

/** Of groups beyond the page of the product. */
export const useGroupTexts = defineTexts(
  {
    title: '拼团进度',
    gone: '这个团不存在',
    others: '看看其他拼团',
    people: (num: number) => `${num}人团`,
    head: '团长',
    seat: '待邀请',
    done: (groups: number) => `已成 ${groups} 团`,
    states: { 0: '待付款', 1: '拼团失败', 2: '拼团中', 3: '拼团成功' },
    missing: (num: number) => `还差 ${num} 人成团`,
    left: '距结束',
    notes: {
      unpaid: '付款后才能成团，请尽快完成支付',
      notYet: '这个团还没有开始',
      open: '邀请好友一起，人数凑齐就成团',
      openGuest: '和大家一起买，享拼团价',
      complete: '商家会尽快为大家安排',
      completeGuest: '这个团已凑齐人数，你也可以开一个',
      failed: '没有凑齐人数，已付的款项会全部原路退回',
      closed: '没有在时间内付款，订单已关闭',
    },
    invite: '邀请好友',
    join: '参与拼团',
    order: '查看订单',
    pay: '去付款',
    again: '再开一团',
    start: '我也要开团',
    mine: '我的拼单',
    shareTitle: (num: number, name: string, money: string) =>
      `还差 ${num} 人，${money ? `¥${money} ` : ''}一起拼「${name}」`,
    shareDone: (name: string, money: string) => `${money ? `¥${money} ` : ''}拼团「${name}」`,
    rules: '拼团规则',
    steps: { begin: '开团或参团', invite: '邀请好友', ship: '人满发货' },
    ruleLines: {
      full: '人数在规定时间内凑齐，拼团成功，商家开始发货。',
      short: '到时没有凑齐，拼团失败，付的款项全部原路退回。',
      refund: '拼团进行中不能退款，成团后可以申请售后。',
    },
    tabs: { all: '全部', open: '拼团中', complete: '拼团成功', failed: '拼团失败' },
    none: { all: '还没有拼单', open: '没有正在拼的团', complete: '没有成功的拼团', failed: '没有失败的拼团' },
    toDeals: '去拼团',
    money: { paid: '实付', due: '应付', sum: '金额' },
  },
  () => import('./groupTexts.en'),
)
