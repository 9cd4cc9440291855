import type { MessageKind } from '@mall/contract/message'
import { said, type Language, type Words } from '@mall/contract/words'

/** The names of the kinds (wire/messages-chat-verification section 1). */
export const kindNames: Record<MessageKind, Words> = {
  order: said('订单通知', 'Orders'),
  delivery: said('物流通知', 'Deliveries'),
  group: said('会员群发', 'Announcements'),
  promotion: said('活动通知', 'Promotions'),
  account: said('账户变动', 'Account'),
  servicer: said('官方客服', 'Customer service'),
}

/** `{name}` stands for a fact; a text for both languages is a fact alone. */
interface Telling {
  title: Words | string
  content: Words | string
}

/** What the server itself tells, by occasion; the facts are the row's. */
const tellings: Record<string, Telling> = {
  create: {
    title: said('订单已提交', 'Order placed'),
    content: said('订单 {order_no} 已提交，金额 ¥{order_money}', 'Order {order_no} was placed: ¥{order_money}'),
  },
  delivery: {
    title: said('订单已发货', 'Order sent'),
    content: said('订单 {order_no} 的商品已全部发出', 'All of order {order_no} is on its way'),
  },
  receive: {
    title: said('订单已收货', 'Order received'),
    content: said('订单 {order_no} 已确认收货', 'Order {order_no} counts as received'),
  },
  close: {
    title: said('订单已关闭', 'Order cancelled'),
    content: said('订单 {order_no} 已关闭', 'Order {order_no} was cancelled'),
  },
  refundrefuse: {
    title: said('退款被拒绝', 'Refund refused'),
    content: said('订单 {order_no} 的退款申请被拒绝：{reason}', 'The refund of order {order_no} was refused: {reason}'),
  },
  package: {
    title: said('包裹已发出', 'Parcel on its way'),
    content: said('{sku_name} 正在送往 {full_address}', '{sku_name} is on its way to {full_address}'),
  },
  account: {
    title: '{type_name}',
    content: said('{account}：{account_data}，{remark}', '{account}: {account_data}, {remark}'),
  },
  groupComplete: {
    title: said('拼团成功', 'Group complete'),
    content: said('您参加的拼团已成团，商家将尽快发货', 'Your group is complete; the shop will send the goods soon'),
  },
  groupFailed: {
    title: said('拼团失败', 'Group not complete'),
    content: said('您参加的拼团未能成团，款项将原路退回', 'Your group was not completed; your money goes back'),
  },
  bargainAtFloor: {
    title: said('砍价成功', 'Lowest price reached'),
    content: said('好友已帮您砍到底价，快去下单吧', 'Your friends have cut the price down to the lowest; order now'),
  },
  finalOpen: {
    title: said('预售尾款可支付', 'The rest can be paid'),
    content: said('您预定的商品可以支付尾款了', 'The rest for your presale goods can be paid now'),
  },
  finalEnding: {
    title: said('预售尾款即将截止', 'Pay the rest soon'),
    content: said('距离尾款支付截止不到 24 小时', 'Less than 24 hours are left to pay the rest for your presale goods'),
  },
  liveSoon: {
    title: said('直播即将开始', 'Live show about to start'),
    content: said('您预约的直播即将开始', 'The live show you asked to be reminded of is about to start'),
  },
  servicer: { title: kindNames.servicer, content: '{message}' },
}

const accounts: Record<string, Words> = {
  point: said('积分', 'Points'),
  balance: said('余额', 'Balance'),
  balance_money: said('可提现余额', 'Withdrawable balance'),
  fenxiao: said('分销佣金', 'Commission'),
  coupon: said('优惠券', 'Coupon'),
}

/** '' for an account of a newer process */
export const accountName = (account: string, language: Language): string => accounts[account]?.[language] ?? ''

/** Title and content in the reader's language; empty for an occasion of a newer process, while versions change. */
export function tellOccasion(occasion: string, facts: Readonly<Record<string, string>>, language: Language) {
  const telling = tellings[occasion]
  const fill = (words: Words | string = '') =>
    (typeof words === 'string' ? words : words[language]).replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
  return { title: fill(telling?.title), content: fill(telling?.content) }
}
