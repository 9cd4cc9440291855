import type { AccountRule } from '@mall/contract/member'
import type { ConfigValue } from '@mall/contract/settings'
import type { Ctx } from '../../http/route'
import { levels } from '../level/level.service'

const keys = [
  'addon',
  'memberconsume',
  'memberregister',
  'membersignin',
  'memberrecharge',
  'memberwithdraw',
  'point_exchange',
] as const
type Settings = { [K in (typeof keys)[number]]: ConfigValue<K> }

/** How each account fills and what it is good for, in the words of the settings that hold now (level page). */
export async function accountRule({ mall }: Ctx): Promise<AccountRule> {
  const values = await Promise.all(keys.map((key) => mall.settings.get(key)))
  const settings = Object.fromEntries(keys.map((key, at) => [key, values[at]])) as Settings
  return {
    point: pointRules(settings),
    balance: balanceRules(settings),
    growth: [...growthRules(settings), ...(await levelRules(mall.readDb))],
  }
}

/** 1.5 and not 1.50 */
const plain = (number: number) => String(Math.round(number * 100) / 100)

const isOn = ({ addon, ...all }: Settings, name: 'memberconsume' | 'memberregister' | 'membersignin') =>
  addon[name] === 1 && all[name].is_use === 1

function earning(all: Settings, kind: 'point' | 'growth', unit: string): string[] {
  const rate = Number(all.memberconsume[`${kind}_rate`]) / 100
  const register = all.memberregister[kind]
  const signs = all.membersignin.reward.some((day) => day[kind] > 0)
  return [
    ...(isOn(all, 'memberconsume') && rate > 0 ? [`订单完成后，实付金额每满1元得${plain(rate)}${unit}`] : []),
    ...(isOn(all, 'memberregister') && register > 0 ? [`新会员注册得${register}${unit}`] : []),
    ...(isOn(all, 'membersignin') && signs ? [`每日签到得${unit}`] : []),
  ]
}

function pointRules(all: Settings): string[] {
  const { is_use, point_exchange_rate, point_max_share } = all.point_exchange
  const earned = earning(all, 'point', '积分')
  return [
    ...earned,
    ...(earned.length > 0 ? ['购物所得的积分按会员等级的倍数发放'] : []),
    ...(is_use === 1 ? [`下单时每${point_exchange_rate}积分抵1元，最多抵订单金额的${point_max_share}%`] : []),
  ]
}

function balanceRules(all: Settings): string[] {
  const { addon, memberregister, memberrecharge, memberwithdraw } = all
  const gift = Number(memberregister.balance)
  const canWithdraw = addon.memberwithdraw === 1 && memberwithdraw.is_use === 1
  const fee = Number(memberwithdraw.rate)
  return [
    '余额可用于支付订单',
    ...(addon.memberrecharge === 1 && memberrecharge.is_use === 1 ? ['充值到账的余额不可提现'] : []),
    ...(isOn(all, 'memberregister') && gift > 0 ? [`新会员注册得${plain(gift)}元余额`] : []),
    ...(canWithdraw
      ? [
          `可提现余额满${plain(Number(memberwithdraw.min))}元可申请提现，${fee > 0 ? `手续费${plain(fee)}%` : '免手续费'}`,
        ]
      : []),
  ]
}

const growthRules = (all: Settings) => earning(all, 'growth', '成长值')

async function levelRules(db: Ctx['mall']['readDb']): Promise<string[]> {
  const steps = (await levels(db)).filter(({ growth }) => growth > 0)
  const named = steps.map(({ growth, level_name }) => `成长值达到${growth}，升级为${level_name}`)
  return steps.length > 0 ? [...named, '会员等级只升不降'] : []
}
