import type { SeedData } from './types'

/** Rules of the demo mall that a mall nobody has changed has not (wire/demo-data section 3). */
export const demoRules = {
  memberregister: { is_use: 1, point: 100, balance: '0.00', growth: 10, coupon: '1' },
  offlinepay: {
    is_use: 1,
    wait_days: 3,
    content:
      '<p>户名：杭州拾光网络科技有限公司</p><p>开户行：演示银行杭州分行</p><p>账号：6200 0000 0000 0000 000</p>' +
      '<p>转账时请备注支付单号，款项到账后由工作人员确认。</p>',
  },
} satisfies SeedData['settings']
