import { useEffect } from 'react'
import type { BrandRow } from '@mall/contract/category'
import { usePagedList, type PagedListState } from '@/api/usePagedList'

/** All brands of the mall, with those of a shop: the index needs every page, so they follow each other by themselves. */
export function useBrands(siteId: number): PagedListState<BrandRow> {
  const list = usePagedList('/api/goodsbrand/page', siteId > 0 ? { site_id: siteId } : {}, {
    pageSize: 100,
    rowKey: (row) => row.brand_id,
  })
  const { page, pullUp, failure, more } = list
  useEffect(() => {
    if (page > 0 && pullUp === 'idle' && !failure) void more()
  }, [page, pullUp, failure, more])
  return list
}
