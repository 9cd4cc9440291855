import { useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { Cell, CellGroup } from '@/ui/Cell'
import { Sheet } from '@/ui/Sheet'
import { useTypeTexts } from '../typeTexts'
import { Code, isUsable } from './VirtualCodes'

/** codes that are looked through */
const most = 50

/** Codes of the member's other orders that can still be used; nothing without any. */
export function OtherCodes({ orderId }: { orderId: number }) {
  const texts = useTypeTexts()
  const [open, setOpen] = useState(false)
  const unused = { is_verify: 0, page: 1, page_size: most } as const
  const { data } = useData('/api/virtualgoods/lists', unused, { onShow: true, silent: true })
  const codes = (data?.list ?? []).filter((one) => one.order_id !== orderId && isUsable(one))
  if (codes.length === 0) return null
  return (
    <CellGroup>
      <Cell className="t-other-codes" label={texts.otherCodes} value={codes.length} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={texts.otherCodes} className="t-codes-sheet">
        <View>
          {codes.map((one) => (
            <Code key={one.id} code={one} name={`${one.sku_name} · ${one.site_name}`} picture="" first={false} />
          ))}
        </View>
      </Sheet>
    </CellGroup>
  )
}
