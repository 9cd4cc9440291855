import { serve } from '../../http/route'
import type { Module } from '../module'
import * as coupon from './platformCoupon.service'
import { receiveCode } from './receiveCode'

export const platformCouponModule: Module = {
  routes: [
    serve('/platformcoupon/api/platformcoupon/typepagelists', ({ platformcoupon_type_id_arr: ids, ...paging }, ctx) =>
      coupon.types(ctx, ids ? { ids } : {}, paging),
    ),
    serve('/platformcoupon/api/platformcoupon/typelists', ({ site_id = 0, goods_id }, ctx) =>
      coupon.allTypes(ctx, { siteId: site_id, ...(goods_id ? { goodsId: goods_id } : {}) }),
    ),
    serve('/platformcoupon/api/platformcoupon/typeinfo', async ({ platformcoupon_type_id }, ctx) => ({
      ...(await coupon.platformCouponType(ctx, platformcoupon_type_id)),
      qrcode: await receiveCode(ctx, { platformcoupon_type_id }),
    })),
    serve('/platformcoupon/api/platformcoupon/receive', ({ platformcoupon_type_id }, ctx) =>
      coupon.receive(ctx, platformcoupon_type_id),
    ),
    serve('/platformcoupon/api/platformcoupon/receivedNum', ({ platformcoupon_type_id }, ctx) =>
      coupon.countReceived(ctx, platformcoupon_type_id),
    ),
    serve('/platformcoupon/api/platformcoupon/num', ({ state }, ctx) => coupon.countOwn(ctx, state)),
    serve('/platformcoupon/api/platformcoupon/memberpage', ({ state, ...paging }, ctx) =>
      coupon.ownCoupons(ctx, state, paging),
    ),
  ],
  lastingJobs: {
    'platformcoupon.expire': ({ distKey, key }, mall) => coupon.expire(mall.db, distKey, Number(key), mall.clock.now()),
  },
}
