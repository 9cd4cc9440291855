import type { RegisterReward } from '@mall/contract/auth'
import { defineTexts } from '@/i18n/defineTexts'

type Gift = RegisterReward['value']

export const useTexts = defineTexts(
  {
    title: '新人专享礼',
    take: '登录领取',
    bind: '绑定手机领取',
    parts: ({ coupon_list: coupons, point, balance, growth }: Gift) =>
      [
        coupons.length > 0 && `优惠券 ${coupons.length} 张`,
        point > 0 && `${point} 积分`,
        Number(balance) > 0 && `¥${Number(balance)} 余额`,
        growth > 0 && `${growth} 成长值`,
      ]
        .filter(Boolean)
        // what a line holds
        .slice(0, 2)
        .join(' · '),
  },
  () => import('./texts.en'),
)
