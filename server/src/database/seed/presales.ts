import { comes, ended, runs } from './periods'
import type { PresaleSeed } from './types'

const day = 86_400
const agreement =
  '<p>预售商品分两次支付：先付定金，再在尾款时间内付清余款。逾期未付尾款的订单自动关闭；定金可退的，将原路退回。</p>'

/**
 * wire/demo-data section 5: 1 runs with the figures of the example in wire/promotions section 5, 2 is to come, 3 has ended.
 * Of 4 deposits are taken still; of 5 the rest is due now.
 */
export const presaleRows = (now: number): PresaleSeed[] => {
  const days = (from: number, to: number) => ({ pay_start_time: now + from * day, pay_end_time: now + to * day })
  const row = (
    presale_id: number,
    presale_name: string,
    goods: string,
    more: Omit<PresaleSeed, keyof typeof rest | 'presale_id' | 'presale_name' | 'goods'> & Partial<typeof rest>,
  ): PresaleSeed => ({
    ...{ presale_id, presale_name, goods, ...rest },
    ...more,
  })
  const rest = {
    presale_stock: 200,
    presale_num: 2,
    deliver_type: 1 as const,
    deliver_time: 7,
    is_deposit_back: 0 as 0 | 1,
    deposit_agreement: agreement,
  }
  return [
    row(1, '羽绒服反季预售', 'g1454', {
      presale_deposit: '50.00',
      presale_price: '80.00',
      presale_num: 5,
      ...runs(now),
      ...days(3, 40),
    }),
    row(2, '路由器新品预售', 'g1107', {
      presale_deposit: '30.00',
      presale_price: '60.00',
      ...comes(now),
      ...days(37, 44),
    }),
    row(3, '落地灯预售', 'g309', { presale_deposit: '20.00', presale_price: '40.00', ...ended(now), ...days(-7, 20) }),
    row(4, '望远镜观星季预售', 'g828', {
      presale_deposit: '30.00',
      presale_price: '50.00',
      ...runs(now),
      ...days(30, 37),
    }),
    row(5, '餐具开窑预售', 'g358', {
      presale_deposit: '20.00',
      presale_price: '45.00',
      start_time: now - 20 * day,
      end_time: now - day,
      ...days(-1, 12),
    }),
    row(6, '星空投影灯预售', 'g1151', {
      presale_deposit: '20.00',
      presale_price: '50.00',
      ...runs(now),
      ...days(30, 40),
    }),
    row(7, '通勤公文包预售', 'g1437', {
      presale_deposit: '40.00',
      presale_price: '0.00',
      is_deposit_back: 1,
      ...runs(now),
      ...days(30, 45),
    }),
    row(8, '公路滑板预售', 'g837', {
      presale_deposit: '20.00',
      presale_price: '35.00',
      presale_num: 0,
      ...runs(now),
      ...days(30, 35),
    }),
  ]
}
