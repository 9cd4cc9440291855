import { useEffect, useRef, useState } from 'react'
import type { GoodsRow } from '@mall/contract/goods'
import { call } from '@/api/call'
import { specsOf } from './parsed'
import { neighboursOf } from './skuChoice'

/** most sku_ids of one question */
const most = 100

/** Rows of the skus one value away, asked for together and once each; nothing while not `open`. */
export function useNeighbours(format: string, open: boolean): ReadonlyMap<number, GoodsRow> {
  const [rows, setRows] = useState<ReadonlyMap<number, GoodsRow>>(() => new Map())
  const asked = useRef(new Set<number>())
  useEffect(() => {
    if (!open) return
    const wanted = neighboursOf(specsOf(format)).filter((id) => !asked.current.has(id))
    for (let at = 0; at < wanted.length; at += most) {
      const ids = wanted.slice(at, at + most)
      ids.forEach((id) => asked.current.add(id))
      call('/api/goodssku/lists', { sku_ids: ids.join() }, { silent: true })
        .then((list) => setRows((before) => new Map([...before, ...list.map((row) => [row.sku_id, row] as const)])))
        // they are asked about again with the next sku
        .catch(() => ids.forEach((id) => asked.current.delete(id)))
    }
  }, [format, open])
  return rows
}
