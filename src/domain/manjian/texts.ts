import { defineTexts } from '@/i18n/defineTexts'

/** What a rule gives; money is text with two decimals. */
export interface Gains {
  /** '' = none */
  less: string
  freeShipping: boolean
  gift: boolean
  coupon: boolean
  /** 0 = none */
  points: number
}

const gained = ({ less, freeShipping, gift, coupon, points }: Gains) =>
  [
    less && `减¥${less}`,
    freeShipping && '包邮',
    gift && '送赠品',
    coupon && '送优惠券',
    points > 0 && `送${points}积分`,
  ]
    .filter(Boolean)
    .join('、')

export const useTexts = defineTexts(
  {
    tag: '满减',
    freeShippingTag: '满包邮',
    giftTag: '满赠',
    /** the amount is met */
    reached: (gains: Gains) => `已${gained(gains)}`,
    moreMoney: (missing: string, gains: Gains) => `再买¥${missing}可${gained(gains)}`,
    morePieces: (missing: number, gains: Gains) => `再买${missing}件可${gained(gains)}`,
    overMoney: (threshold: string, gains: Gains) => `满¥${threshold}${gained(gains)}`,
    overPieces: (threshold: number, gains: Gains) => `满${threshold}件${gained(gains)}`,
    joined: (first: string, second: string) => `${first}，${second}`,
  },
  () => import('./texts.en'),
)
