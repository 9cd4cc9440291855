const at = (path: string) => `otherpages/member/${path}/${path.split('/').at(-1)}`

export const pages = {
  member: 'pages/member/index/index',
  login: 'pages/login/login/login',
  checkIn: at('signin'),
  points: at('point'),
  pointDetails: at('point_detail'),
  balance: at('balance'),
  balanceDetails: at('balance_detail'),
  level: at('level'),
  accounts: at('account'),
  accountEdit: at('account_edit'),
  applyWithdrawal: at('apply_withdrawal'),
  withdrawals: at('withdrawal'),
  withdrawal: at('withdrawal_detail'),
  gifts: at('gift'),
  gift: at('gift_detail'),
  coupons: at('coupon'),
  recharge: 'otherpages/recharge/list/list',
  recharges: 'otherpages/recharge/order_list/order_list',
  cashier: 'pages_payment/index',
  growthRules: 'otherpages/member/level/level_growth_rules',
}
