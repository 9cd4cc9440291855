export default {
  wechatpay: 'WeChat Pay',
  alipay: 'Alipay',
  offlinepay: 'Bank transfer',
  OFFLINE_PAY: 'Bank transfer',
  ONLINE_PAY: 'Online payment',
  BALANCE: 'Balance',
  sandbox: 'Sandbox',
} as Record<string, string>
