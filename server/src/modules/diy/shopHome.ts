import { diyTypes, type DiyController } from '@mall/contract/diyComponents'

const item = (controller: DiyController, more: object = {}) => ({
  controller,
  name: diyTypes[controller],
  type: diyTypes[controller],
  addon_name: '',
  is_delete: 0,
  ...more,
})

/** The home of a shop that saved none (home-and-diy.md section 1). */
export const shopHome = (title: string) => ({
  global: { title },
  value: [
    item('ShopInfo'),
    item('ShopSearch'),
    item('ShopCoupon', { sources: 'default' }),
    item('GoodsList', { sources: 'default', goodsCount: 20, style: 1, isShowCart: 1 }),
  ],
})
