import type { SeckillItem } from '@mall/contract/diyComponents'
import { isOn } from '@/domain/decoration/pageValue'

/** Tiles have room for marks where the operator asks for them. */
export const isDescribed = ({ isShowGoodsDesc, style = 1 }: SeckillItem) =>
  isOn(isShowGoodsDesc ?? (Number(style) === 1 ? 0 : 1))

/** Whether its products are more than tiles with a name and prices, pushed aside by the finger. */
export const isRich = (item: SeckillItem) =>
  [2, 3].includes(Number(item.style)) ||
  Number(item.changeType) === 2 ||
  isDescribed(item) ||
  isOn(item.isShowGoodsStock)
