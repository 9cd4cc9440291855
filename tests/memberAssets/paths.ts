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
  growthRules: 'otherpages/member/level/level_growth_rules',
}
