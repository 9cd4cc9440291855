import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import { virtualGoods } from '../order/orderDesk.service'
import { typeNames } from './deskView'
import { save } from './verifierOperator.service'
import * as verify from './verify.service'

export const verifyModule: Module = {
  routes: [
    serve('/api/verify/checkisverifier', async (_params, ctx) => {
      const { verifier_id, verifier_name, site_id } = await verify.verifier(ctx)
      return { verifier_id, verifier_name, site_id }
    }),
    serve('/api/verify/getVerifyType', (_params, { language }) => ({
      pickup: { name: typeNames.pickup[language] },
      virtualgoods: { name: typeNames.virtualgoods[language] },
    })),
    serve('/api/verify/verifyInfo', ({ verify_code }, ctx) => verify.info(ctx, verify_code)),
    serve('/api/verify/verify', async ({ verify_code }, ctx) => {
      await verify.verify(ctx, verify_code)
      return null
    }),
    serve('/api/verify/lists', ({ verify_type, ...paging }, ctx) => verify.records(ctx, verify_type, paging)),
    serve('/api/virtualgoods/lists', ({ is_verify, ...paging }, ctx) => virtualGoods(ctx, is_verify, paging)),
    serveOnce('/operator/api/verifier/save', async (change, ctx, trx) => ({ data: await save(trx, ctx, change) })),
  ],
}
