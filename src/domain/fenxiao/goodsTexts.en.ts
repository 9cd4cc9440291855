export default {
  earn: (money: string) => `Earn ¥${money}`,
  shareEarn: (money: string) => `Share to earn ¥${money}`,
  shareNote: (account: string) => `${account} for you when a friend buys it`,
  join: (_name: string) => 'Join, and earn by sharing products',
  joinNote: 'Then you see what each product earns you',
  market: (concept: string) => `${concept} market`,
  marketNote: 'Products the mall picked to promote',
  goods: (concept: string) => `${concept} goods`,
  none: 'No products to promote yet',
  guest: 'Log in to see what you can promote',
  logIn: 'Log in',
}
