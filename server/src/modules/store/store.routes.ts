import { serve } from '../../http/route'
import type { Module } from '../module'
import * as store from './store.service'
import { readStores, saveStores } from './storeSetting.service'

export const storeModule: Module = {
  routes: [
    serve('/api/store/page', ({ site_id, lat, lng, ...paging }, ctx) =>
      store.page(
        ctx,
        site_id ?? ctx.siteId,
        lat === undefined || lng === undefined ? undefined : { longitude: lng, latitude: lat },
        paging,
      ),
    ),
    serve('/api/store/info', ({ store_id, site_id }, ctx) => store.info(ctx, site_id ?? ctx.siteId, store_id)),
  ],
  settings: (mall) => [
    {
      key: 'store',
      read: (siteId, trx) => readStores(trx ?? mall.db, siteId),
      write: (trx, siteId, value) => saveStores(trx, siteId, value, mall.newId),
    },
  ],
}
