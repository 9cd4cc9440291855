import type { AccountRule } from '@mall/contract/member'
import type { ConfigValue } from '@mall/contract/settings'
import type { Language, Words } from '@mall/contract/words'
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
  return {
    point: inOne(language, pointRules(settings)),
    balance: inOne(language, balanceRules(settings)),
    growth: inOne(language, [...growthRules(settings), ...(await levelRules(mall.readDb))]),
  }
}

/** false = holds for nobody now */
type Rule = Words | false

const inOne = (language: Language, rules: Rule[]) => rules.flatMap((words) => (words ? words[language] : []))

/** 1.5 and not 1.50 */
const plain = (number: number) => String(Math.round(number * 100) / 100)

const isOn = ({ addon, ...all }: Settings, name: 'memberconsume' | 'memberregister' | 'membersignin') =>
  addon[name] === 1 && all[name].is_use === 1

function earning(all: Settings, kind: 'point' | 'growth', unit: Words): Rule[] {
  const rate = Number(all.memberconsume[`${kind}_rate`]) / 100
  const register = all.memberregister[kind]
  const signs = all.membersignin.reward.some((day) => day[kind] > 0)
  return [
    isOn(all, 'memberconsume') &&
      rate > 0 && {
        zh: `订单完成后，实付金额每满1元得${plain(rate)}${unit.zh}`,
        en: `Completed orders earn ${plain(rate)} ${rate === 1 ? unit.en.replace(/s$/, '') : unit.en} for each ¥1 paid`,
      },
    isOn(all, 'memberregister') &&
      register > 0 && {
        zh: `新会员注册得${register}${unit.zh}`,
        en: `New members get ${register} ${unit.en}`,
      },
    isOn(all, 'membersignin') && signs && { zh: `每日签到得${unit.zh}`, en: `Check in every day to earn ${unit.en}` },
  ]
}

function pointRules(all: Settings): Rule[] {
  const { is_use, point_exchange_rate, point_max_share } = all.point_exchange
  const earned = earning(all, 'point', { zh: '积分', en: 'points' })
  return [
    ...earned,
    earned.some(Boolean) && {
      zh: '购物所得的积分按会员等级的倍数发放',
      en: 'Your member level multiplies the points you earn by shopping',
    },
    is_use === 1 && {
      zh: `下单时每${point_exchange_rate}积分抵1元，最多抵订单金额的${point_max_share}%`,
      en: `At checkout ${point_exchange_rate} points take off ¥1, up to ${point_max_share}% of the order`,
    },
  ]
}

function balanceRules(all: Settings): Rule[] {
  const { addon, memberregister, memberrecharge, memberwithdraw } = all
  const gift = Number(memberregister.balance)
  const canWithdraw = addon.memberwithdraw === 1 && memberwithdraw.is_use === 1
  const fee = Number(memberwithdraw.rate)
  const least = plain(Number(memberwithdraw.min))
  return [
    { zh: '余额可用于支付订单', en: 'Pay for orders with your balance' },
    addon.memberrecharge === 1 &&
      memberrecharge.is_use === 1 && { zh: '充值到账的余额不可提现', en: 'What you top up cannot be withdrawn' },
    isOn(all, 'memberregister') &&
      gift > 0 && { zh: `新会员注册得${plain(gift)}元余额`, en: `New members get a balance of ¥${plain(gift)}` },
    canWithdraw && {
      zh: `可提现余额满${least}元可申请提现，${fee > 0 ? `手续费${plain(fee)}%` : '免手续费'}`,
      en: `Withdraw from a withdrawable balance of ¥${least}, ${fee > 0 ? `fee ${plain(fee)}%` : 'free of charge'}`,
    },
  ]
}

const growthRules = (all: Settings) => earning(all, 'growth', { zh: '成长值', en: 'growth' })

async function levelRules(db: Ctx['mall']['readDb']): Promise<Rule[]> {
  const steps = (await levels(db)).filter(({ growth }) => growth > 0)
  const named = steps.map(({ growth, level_name }) => ({
    zh: `成长值达到${growth}，升级为${level_name}`,
    en: `${level_name} from ${growth} growth`,
  }))
  return steps.length > 0 ? [...named, { zh: '会员等级只升不降', en: 'A level once reached is kept' }] : []
}
