import { serve } from '../../http/route'
import type { Module } from '../module'
import * as coupon from './coupon.service'
import { couponDesk, platformCouponDesk } from './couponDesk'
import * as platform from './platformCoupon.service'
import { endCoupons } from './couponSweep.service'
import { receiveCode } from './receiveCode'

const hour = 3600

export const couponModule: Module = {
  routes: [
    serve('/coupon/api/coupon/typepagelists', ({ site_id = 0, coupon_type_id_arr, can_receive, ...paging }, ctx) =>
      coupon.couponTypes(
        ctx,
        { siteId: site_id, ...(coupon_type_id_arr ? { ids: coupon_type_id_arr } : {}), receivable: can_receive === 1 },
        paging,
      ),
    ),
    serve('/coupon/api/coupon/typelists', ({ site_id = 0, goods_id }, ctx) =>
      coupon.allTypes(ctx, { siteId: site_id, ...(goods_id ? { goodsId: goods_id } : {}) }),
    ),
    serve('/coupon/api/coupon/typeinfo', async ({ coupon_type_id }, ctx) => ({
      ...(await coupon.couponType(ctx, coupon_type_id)),
      qrcode: await receiveCode(ctx, { coupon_type_id }),
    })),
    serve('/coupon/api/coupon/receive', ({ coupon_type_id }, ctx) => coupon.receive(ctx, coupon_type_id)),
    serve('/coupon/api/coupon/receivedNum', ({ coupon_type_id }, ctx) => coupon.countReceived(ctx, coupon_type_id)),
    serve('/coupon/api/coupon/num', ({ state }, ctx) => coupon.countOwn(ctx, state)),
    serve('/api/member/couponnum', async ({ state }, ctx) => {
      const counts = await Promise.all([coupon.countOwn(ctx, state), platform.countOwn(ctx, state)])
      return counts[0] + counts[1]
    }),
    serve('/coupon/api/coupon/couponbyid', ({ id }, ctx) => coupon.typesById(ctx, id)),
    serve('/coupon/api/coupon/memberpage', ({ state, is_own: _isOwn, ...paging }, ctx) =>
      coupon.ownCoupons(ctx, state, paging),
    ),
  ],
  desks: [couponDesk, platformCouponDesk],
  subscribe(events) {
    events.on('closed', coupon.couponBack)
    events.on('refundedWhole', coupon.couponBack)
  },
  lastingJobs: {
    'coupon.expire': ({ distKey, key }, mall) => coupon.expire(mall.db, distKey, Number(key), mall.clock.now()),
  },
  sweeps: [{ kind: 'coupon.ended', seconds: hour, run: endCoupons }],
}
