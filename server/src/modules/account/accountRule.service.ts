import type { AccountRule } from '@mall/contract/member'
import type { ConfigValue } from '@mall/contract/settings'
import { said, type Words } from '@mall/contract/words'
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
export async function accountRule({ mall, language }: Ctx): Promise<AccountRule> {
  const values = await Promise.all(keys.map((key) => mall.settings.get(key)))
  const settings = Object.fromEntries(keys.map((key, at) => [key, values[at]])) as Settings
  const told = (rules: Words[]) => rules.map((rule) => rule[language])
  return {
    point: told(pointRules(settings)),
    balance: told(balanceRules(settings)),
    growth: told([...growthRules(settings), ...(await levelRules(mall.readDb))]),
  }
}

/** 1.5 and not 1.50 */
const plain = (number: number) => String(Math.round(number * 100) / 100)

const isOn = ({ addon, ...all }: Settings, name: 'memberconsume' | 'memberregister' | 'membersignin') =>
  addon[name] === 1 && all[name].is_use === 1

function earning(all: Settings, kind: 'point' | 'growth', unit: Words): Words[] {
  const rate = Number(all.memberconsume[`${kind}_rate`]) / 100
  const register = all.memberregister[kind]
  const signs = all.membersignin.reward.some((day) => day[kind] > 0)
  return [
    ...(isOn(all, 'memberconsume') && rate > 0
      ? [
          said(
            `订单完成后，实付金额每满1元得${plain(rate)}${unit.zh}`,
            `${plain(rate)} ${unit.en} for every ¥1 paid, when the order is completed`,
          ),
        ]
      : []),
    ...(isOn(all, 'memberregister') && register > 0
      ? [said(`新会员注册得${register}${unit.zh}`, `New members get ${register} ${unit.en}`)]
      : []),
    ...(isOn(all, 'membersignin') && signs ? [said(`每日签到得${unit.zh}`, `Daily check-in gives ${unit.en}`)] : []),
  ]
}

function pointRules(all: Settings): Words[] {
  const { is_use, point_exchange_rate, point_max_share } = all.point_exchange
  const earned = earning(all, 'point', said('积分', 'points'))
  return [
    ...earned,
    ...(earned.length > 0
      ? [said('购物所得的积分按会员等级的倍数发放', 'Points for purchases are multiplied by your level')]
      : []),
    ...(is_use === 1
      ? [
          said(
            `下单时每${point_exchange_rate}积分抵1元，最多抵订单金额的${point_max_share}%`,
            `At checkout ${point_exchange_rate} points are worth ¥1, up to ${point_max_share}% of the order`,
          ),
        ]
      : []),
  ]
}

function balanceRules(all: Settings): Words[] {
  const { addon, memberregister, memberrecharge, memberwithdraw } = all
  const gift = Number(memberregister.balance)
  const canWithdraw = addon.memberwithdraw === 1 && memberwithdraw.is_use === 1
  const fee = Number(memberwithdraw.rate)
  const least = plain(Number(memberwithdraw.min))
  return [
    said('余额可用于支付订单', 'You can pay orders with your balance'),
    ...(addon.memberrecharge === 1 && memberrecharge.is_use === 1
      ? [said('充值到账的余额不可提现', 'Balance that was topped up cannot be withdrawn')]
      : []),
    ...(isOn(all, 'memberregister') && gift > 0
      ? [said(`新会员注册得${plain(gift)}元余额`, `New members get ¥${plain(gift)}`)]
      : []),
    ...(canWithdraw
      ? [
          said(
            `可提现余额满${least}元可申请提现，${fee > 0 ? `手续费${plain(fee)}%` : '免手续费'}`,
            `You can withdraw from ¥${least} on, ${fee > 0 ? `for a fee of ${plain(fee)}%` : 'without a fee'}`,
          ),
        ]
      : []),
  ]
}

const growthRules = (all: Settings) => earning(all, 'growth', said('成长值', 'growth'))

async function levelRules(db: Ctx['mall']['readDb']): Promise<Words[]> {
  const steps = (await levels(db)).filter(({ growth }) => growth > 0)
  const named = steps.map(({ growth, level_name }) =>
    said(`成长值达到${growth}，升级为${level_name}`, `${growth} growth: ${level_name}`),
  )
  return steps.length > 0 ? [...named, said('会员等级只升不降', 'A level once reached is kept')] : []
}
