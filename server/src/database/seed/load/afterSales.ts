import {
  afterComplainStep,
  afterRefundStep,
  refundReasons,
  type ComplainStatus,
  type ComplainStep,
  type RefundStatus,
} from '@mall/contract/status'
import type { ConfigValue } from '@mall/contract/settings'
import type { Insertable } from 'kysely'
import { yuan } from '../../../lib/money'
import { numberFor } from '../../../lib/numbers'
import { refundTimers } from '../../../modules/refund/refundSteps.service'
import { phrase, type Phrase } from '../../../words/phrases'
import type { DB } from '../../schema'
import type { AfterSalesStep, PlannedOrder, RefundPlan } from '../orderPlans'
import type { MemberSeed, ShopSeed } from '../types'
import { stepTimes } from './orderTimes'
import { kept } from './units'

const day = 86_400

type OrderRow = Insertable<DB['orders']>
type LineRow = Insertable<DB['order_line']>

/** The order as far as it stands, and whose it is. */
export interface Bought {
  plan: PlannedOrder
  order: OrderRow
  lines: LineRow[]
  buyer: MemberSeed
  shop: ShopSeed
  timers: ConfigValue<'order_timers'>
  now: number
}

export interface AfterSales {
  order_refund: Insertable<DB['order_refund']>[]
  order_complain: Insertable<DB['order_complain']>[]
  refund_log: Insertable<DB['refund_log']>[]
  shop_refund: Insertable<DB['shop_refund']>[]
  order_line_owner: Insertable<DB['order_line_owner']>[]
  stock_log: Insertable<DB['stock_log']>[]
  jobs: { kind: string; key: number; runAt: number }[]
}

/** Refunds and complaints of an order, step by step along the contract's tables; changes its lines and its money. */
export function afterSalesOf(bought: Bought): AfterSales {
  const rows: AfterSales = {
    order_refund: [],
    order_complain: [],
    refund_log: [],
    shop_refund: [],
    order_line_owner: [],
    stock_log: [],
    jobs: [],
  }
  for (const refund of bought.plan.refunds ?? []) {
    const line = bought.lines[refund.line]
    if (!line) throw new Error(`order ${bought.plan.order_id} has no line ${refund.line}`)
    run(bought, refund, line, rows)
  }
  if (bought.lines.some((line) => ![0, 3].includes(line.refund_status ?? 0))) bought.order.is_lock = 1
  return rows
}

const complaints: Partial<Record<AfterSalesStep, ComplainStep>> = {
  complain: 'apply',
  withdraw: 'cancel',
  support: 'agree',
  reject: 'refuse',
}
const courier = { name: '顺丰速运', prefix: 'SF' }

function run(bought: Bought, plan: RefundPlan, line: LineRow, rows: AfterSales): void {
  const { order, lines, buyer, shop, now, timers } = bought
  const { member_id, order_goods_id, order_id, site_id } = line
  const key = { member_id, order_goods_id, order_id, site_id }
  const times = stepTimes(plan, now)
  const reason = phrase(`refundReason.${plan.reason}`)
  const money = refundable(order, lines, line)
  const back = `${courier.prefix}${String(order_goods_id * 7877).padStart(12, '0')}`
  const answers = [...(plan.answers ?? [])]
  const people = {
    buyer: { action_way: 1, username: buyer.nickname },
    seller: { action_way: 2, username: shop.site_name },
    platform: { action_way: 3, username: phrase('refund.by.platform') },
  }
  const refund: Insertable<DB['order_refund']> = {
    ...key,
    refund_no: numberFor(order_goods_id, times[0] ?? now),
    refund_type: plan.type,
    refund_reason: refundReasons[plan.reason].zh,
    refund_remark: plan.remark,
    refund_images: Array.from({ length: plan.pictures ?? 0 }, (_, i) => evidence(line.goods_id, i)).join(),
    apply_money: money,
    action_time: 0,
    due_time: 0,
    refuse_reason: '',
    refund_address: '',
    ...{ delivery_name: '', delivery_no: '' },
    ...{ refund_time: 0, real_money: 0, rest_money: 0, pay_part: 0 },
    ...{ refund_pay_type: '', channel: '', out_trade_no: '', paid_back_time: 0 },
  }
  let complaint: Insertable<DB['order_complain']> | undefined
  let status: RefundStatus = 0

  const note = (who: keyof typeof people, action: Phrase, at: number, to: RefundStatus = status) => {
    const log_id = order_goods_id * 100 + rows.refund_log.length
    const { action_way, username } = people[who]
    const log = { member_id, log_id, order_goods_id, action_way, ...kept({ action, username }) }
    rows.refund_log.push({ ...log, from_status: status, refund_status: to, at })
    status = to
  }
  const payBack = (who: 'seller' | 'platform', at: number) => {
    const isBack = line.delivery_status === 0 || status === 6
    if (isBack)
      rows.stock_log.push({ site_id, sku_id: line.sku_id, ref: `refund:${order_goods_id}`, delta: line.num, at })
    const ways = [phrase('refund.way.online', { money: yuan(money) })]
    note(who, phrase('refund.transferBy', { money: yuan(money), ways }), at, 3)
    order.refund_money = (order.refund_money ?? 0) + money
    Object.assign(refund, {
      ...{ refund_time: at, real_money: money, rest_money: money - line.real_goods_money, pay_part: money },
      refund_pay_type: 'online_refund_pay',
      channel: order.pay_type,
      out_trade_no: order.out_trade_no,
      paid_back_time: at + 2,
    })
  }
  const acts: Record<AfterSalesStep, (at: number, to: RefundStatus) => void> = {
    apply: (at, to) => {
      const type = phrase(`refundType.${plan.type}`)
      note('buyer', phrase('refund.apply', { type, money: yuan(money), reason }), at, to)
    },
    cancel: (at, to) => note('buyer', phrase('refund.cancel'), at, to),
    agree: (at, to) => {
      if (to === 4) refund.refund_address = addressOf(shop)
      note('seller', phrase(to === 4 ? 'refund.agreeReturn' : 'refund.agree'), at, to)
    },
    refuse: (at, to) => {
      refund.refuse_reason = answers.shift() ?? ''
      note('seller', phrase('refund.refuse', { reason: refund.refuse_reason }), at, to)
    },
    sendBack: (at, to) => {
      Object.assign(refund, { delivery_name: courier.name, delivery_no: back })
      note('buyer', phrase('refund.sendBack', { company: courier.name, number: back }), at, to)
    },
    receive: (at, to) => note('seller', phrase('refund.receive'), at, to),
    transfer: (at) => payBack('seller', at),
    complain: (at) => {
      const asked = {
        complain_reason: refundReasons[plan.reason].zh,
        complain_remark: plan.remark,
        apply_money: money,
        apply_time: at,
      }
      const complain_no = numberFor(order_goods_id, at)
      complaint = { ...key, complain_no, complain_status: 1, ...asked, complain_time: 0, refuse_reason: '' }
      note('buyer', phrase('complain.apply', { reason }), at)
    },
    withdraw: (at) => note('buyer', phrase('complain.cancel'), at),
    support: (at) => {
      if (complaint) complaint.complain_time = at
      note('platform', phrase('complain.agree'), at)
      payBack('platform', at)
    },
    reject: (at) => {
      const why = answers.shift() ?? ''
      Object.assign(complaint ?? {}, { complain_time: at, refuse_reason: why })
      note('platform', phrase('complain.refuseFor', { reason: why }), at)
    },
  }

  plan.steps.forEach((step, i) => {
    const at = times[i] ?? now
    const complains = complaints[step]
    const to: RefundStatus | undefined = complains
      ? status
      : afterRefundStep(
          step as Exclude<AfterSalesStep, 'complain' | 'withdraw' | 'support' | 'reject'>,
          status,
          plan.type,
        )
    const stands = complains && afterComplainStep(complains, complaint?.complain_status ?? 'none')
    if (to === undefined || (complains && stands === undefined))
      throw new Error(`line ${order_goods_id}: no ${step} here`)
    acts[step](at, to)
    if (complaint && stands !== undefined) complaint.complain_status = stands
    if (!complains) refund.action_time = at
  })
  line.refund_status = status
  line.refund_type = status === 0 ? 0 : plan.type
  const timer = refundTimers[status as RefundStatus]
  if (timer) {
    refund.due_time = refund.action_time + timers[timer.setting] * day
    rows.jobs.push({ kind: timer.job, key: order_goods_id, runAt: refund.due_time })
  }
  rows.order_refund.push(refund)
  if (complaint) rows.order_complain.push(complaint)
  rows.order_line_owner.push({ order_goods_id, member_id, order_id, site_id })
  rows.shop_refund.push({
    ...{ ...key, title: line.sku_name, money: line.real_goods_money },
    ...{ refund_status: status, refund_action_time: refund.action_time },
    complain_status: (complaint?.complain_status ?? 0) as ComplainStatus,
    complain_time: complaint?.apply_time ?? 0,
  })
}

/** Freight goes back with the last line (wire/orders-and-aftersales section 3). */
function refundable(order: OrderRow, lines: LineRow[], line: LineRow): number {
  const isLast = lines.every((one) => one === line || one.refund_status === 3)
  const goods = lines.reduce((sum, one) => sum + one.real_goods_money, 0)
  return line.real_goods_money + (isLast ? order.order_money - goods : 0)
}

const evidence = (goodsId: number, i: number) => `upload/demo/goods/${goodsId}_e${i + 1}.jpg`
const addressOf = (shop: ShopSeed) =>
  [`${shop.full_address.replaceAll('-', '')}${shop.address}`, shop.site_name, shop.telephone].join(' ')
