import { dayStart } from '../../lib/date'
import { phrase, type Phrase } from '../../words/phrases'
import { hash } from './pictures/colour'
import type { AccountType, AddressSeed, BankAccountSeed, LedgerSeed, LevelSeed, MemberSeed } from './types'

const day = 86_400

export const levelRows: LevelSeed[] = [
  {
    code: 'level-1',
    level_id: 1,
    level_name: '普通会员',
    growth: 0,
    remark: '注册即享，购物得积分和成长值。',
    point_feedback: 100,
    consume_discount: 10,
    is_free_shipping: 0,
    send_point: 0,
    send_balance: '0.00',
    send_coupon: '',
  },
  {
    code: 'level-2',
    level_id: 2,
    level_name: '银卡会员',
    growth: 1000,
    remark: '成长值满 1000，全场商品 9.8 折。',
    point_feedback: 100,
    consume_discount: 9.8,
    is_free_shipping: 0,
    send_point: 0,
    send_balance: '0.00',
    send_coupon: '',
  },
  {
    code: 'level-3',
    level_id: 3,
    level_name: '金卡会员',
    growth: 5000,
    remark: '成长值满 5000，全场商品 9.5 折。',
    point_feedback: 100,
    consume_discount: 9.5,
    is_free_shipping: 0,
    send_point: 0,
    send_balance: '0.00',
    send_coupon: '',
  },
]

/** [days ago, account, amount (whole number or cents), from_type, remark] */
type Entry = [number, AccountType, number, string, Phrase | string]

/** Ten full weeks of signing in: day n gives n x 5 points and n growth (wire/demo-data section 3). */
function signIns(weeks: number[]): Entry[] {
  return weeks.flatMap((ago) =>
    [1, 2, 3, 4, 5, 6, 7].flatMap((n): Entry[] => [
      [ago - n, 'point', n * 5, 'signin', phrase('account.signin.remark', { day: n })],
      [ago - n, 'growth', n, 'signin', phrase('account.signin.remark', { day: n })],
    ]),
  )
}

const ledgers: Record<number, Entry[]> = {
  1: [
    [360, 'point', 200, 'adjust', '开业积分礼'],
    [360, 'growth', 20, 'adjust', '开业成长礼'],
    ...signIns([340, 300, 261, 222, 190, 155, 120, 84, 49, 15]),
    [280, 'growth', 200, 'adjust', '老用户成长值补发'],
    [250, 'point', 1400, 'adjust', '问卷调研奖励'],
    [205, 'balance', -6000, 'adjust', '线下门店消费扣减'],
    [170, 'point', 2000, 'adjust', '达人测评奖励'],
    [165, 'growth', 180, 'adjust', '达人测评奖励'],
    [140, 'balance_money', 5000, 'adjust', '晒单奖励金'],
    [75, 'balance', 1500, 'adjust', '售后补偿'],
    [60, 'balance_money', -1000, 'adjust', '奖励金核减'],
    [42, 'point', 2100, 'adjust', '会员日积分礼'],
    [30, 'growth', 120, 'adjust', '会员日成长礼'],
  ],
  2: [
    [300, 'point', 800, 'adjust', '合伙人开业礼'],
    [290, 'growth', 1000, 'adjust', '合伙人成长礼'],
    [260, 'balance_money', 20_000, 'adjust', '上季度奖励金'],
    [200, 'balance_money', 10_500, 'adjust', '季度奖励金'],
    [90, 'point', 400, 'adjust', '季度积分礼'],
    [80, 'growth', 500, 'adjust', '季度成长礼'],
  ],
  3: [
    [120, 'point', 100, 'adjust', '新人礼'],
    [120, 'growth', 100, 'adjust', '新人礼'],
  ],
  4: [[60, 'balance', 5000, 'adjust', '体验金']],
}

/** Entries in order of time, each with its own ref: the moment is fixed by member, account and place. */
function ledgerOf(memberId: number, now: number): LedgerSeed[] {
  return (ledgers[memberId] ?? [])
    .map((entry, i) => ({ entry, i }))
    .sort((a, b) => b.entry[0] - a.entry[0] || a.i - b.i)
    .map(({ entry: [ago, account_type, delta, from_type, remark], i }) => ({
      account_type,
      delta,
      from_type,
      type_tag: 0,
      remark,
      ref: `seed:${from_type}:${i}`,
      create_time: now - ago * day + (hash(`${memberId} ${ago}`) % 36_000),
    }))
}

const people: [
  id: number,
  username: string,
  nickname: string,
  level: string,
  inviter: number,
  sex: 0 | 1 | 2,
  born: string,
  days: number,
][] = [
  [1, 'demo_buyer', '林小满', 'level-1', 0, 2, '1994-05-21', 360],
  [2, 'demo_leader', '周远', 'level-2', 0, 1, '1988-11-03', 320],
  [3, 'demo_team1', '阿青', 'level-1', 2, 2, '1996-02-14', 150],
  [4, 'demo_team2', '老唐', 'level-1', 2, 1, '1985-08-30', 90],
  [5, 'demo_new', '新来的朋友', 'level-1', 0, 0, '', 1],
  [6, 'demo_verifier3', '青禾店员', 'level-1', 0, 2, '1992-09-09', 200],
  [7, 'demo_verifier7', '山野店员', 'level-1', 0, 1, '1990-12-12', 200],
  [8, 'demo_leaving', '路人丙', 'level-1', 0, 0, '', 240],
  [9, 'demo_team3', '小棠', 'level-1', 3, 2, '1998-04-12', 70],
]

/** `more`: what other rows did to the accounts of a member. */
export const memberRows = (now: number, more: (memberId: number) => LedgerSeed[]): MemberSeed[] =>
  people.map(([member_id, username, nickname, level, source_member, sex, born, days]) => ({
    member_id,
    username,
    nickname,
    mobile: `1380000000${member_id}`,
    password: 'demo123',
    pay_password: '123456',
    salt: hash(`salt ${username}`).toString(16).padStart(8, '0').repeat(4),
    level,
    headimg: `upload/demo/head/${member_id}.jpg`,
    sex,
    birthday: born ? dayStart(born) : 0,
    realname: '',
    email: '',
    source_member,
    // every inviter is a distributor (fenxiao.ts)
    fenxiao_id: source_member,
    sign_days_series: 0,
    status: 1,
    create_time: now - days * day - 3600,
    ledger: [...ledgerOf(member_id, now), ...more(member_id)].sort((a, b) => a.create_time - b.create_time),
  }))

/** wire/demo-data section 2: the default one is located, the other lies where no template delivers. */
export const addressRows: AddressSeed[] = [
  {
    id: 1,
    member_id: 1,
    name: '林小满',
    mobile: '13800000001',
    telephone: '',
    province_id: 330000,
    city_id: 330100,
    district_id: 330106,
    community_id: 0,
    address: '天目山路 182 号桂花城 6 幢 1201 室',
    full_address: '浙江省-杭州市-西湖区',
    longitude: '120.1300',
    latitude: '30.2600',
    is_default: 1,
    type: 2,
  },
  {
    id: 2,
    member_id: 1,
    name: '林父',
    mobile: '13900000011',
    telephone: '',
    province_id: 460000,
    city_id: 460100,
    district_id: 460106,
    community_id: 0,
    address: '滨海大道 108 号海韵苑 2 幢 302 室',
    full_address: '海南省-海口市-龙华区',
    longitude: '',
    latitude: '',
    is_default: 0,
    type: 1,
  },
]

/** Where member 2 has money sent to. */
export const bankAccountRows: BankAccountSeed[] = [
  {
    ...{ member_id: 2, id: 1, realname: '周远', mobile: '13800000002', withdraw_type: 'bank', is_default: 1 },
    ...{ branch_bank_name: '招商银行杭州分行营业部', bank_account: '6225880000000002' },
  },
  {
    ...{ member_id: 2, id: 2, realname: '周远', mobile: '13800000002', withdraw_type: 'alipay', is_default: 0 },
    ...{ branch_bank_name: '', bank_account: 'zhouyuan@mall.test' },
  },
]
