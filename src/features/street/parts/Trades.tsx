import { useState } from 'react'
import { useData } from '@/api/useData'
import { Tabs } from '@/ui/Tabs'
import { useTexts } from '../texts'

const atFirst = 8

/** What shops deal in: the first trades, and all of a mall with more once they are asked for. Left out where none come. */
export function Trades({ trade, onTrade }: { trade: number; onTrade: (trade: number) => void }) {
  const texts = useTexts()
  const [whole, setWhole] = useState(false)
  const first = useData('/api/shopcategory/page', { page: 1, page_size: atFirst }, { silent: true }).data
  const all = useData('/api/shopcategory/tree', {}, { enabled: whole })
  const trades = all.data ?? first?.list ?? []
  if (trades.length === 0) return null
  const items = [
    { key: 0, label: texts.everyTrade },
    ...trades.map(({ category_id, category_name }) => ({ key: category_id, label: category_name })),
  ]
  const more = !all.data && (first?.count ?? 0) > trades.length
  return (
    <Tabs<number | 'more'>
      items={more ? [...items, { key: 'more', label: texts.moreTrades }] : items}
      active={trade}
      onChange={(key) => {
        if (key !== 'more') onTrade(key)
        else if (whole) void all.refresh()
        else setWhole(true)
      }}
      fit="scroll"
      look="pill"
    />
  )
}
