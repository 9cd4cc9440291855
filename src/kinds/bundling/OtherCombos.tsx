import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Cell, CellGroup } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { useTexts } from './texts'

interface OtherCombosProps {
  skuId: number
  /** the one that is shown already */
  except: number
}

/** Other combos with the same product; nothing where there are none. */
export function OtherCombos({ skuId, except }: OtherCombosProps) {
  const texts = useTexts()
  const found = useData('/bundling/api/bundling/lists', { sku_id: skuId }, { enabled: skuId > 0, silent: true })
  const others = (found.data ?? []).filter(({ bl_id }) => bl_id !== except)
  if (others.length === 0) return null
  return (
    <CellGroup title={texts.others}>
      {others.map(({ bl_id, bl_name, bl_price, bundling_goods }) => (
        <Cell
          key={bl_id}
          className="t-other-combo"
          label={bl_name}
          note={texts.contains(bundling_goods.length)}
          onClick={() => void open(routes.comboDetail, { bl_id })}
        >
          <Price value={bl_price} size="m" />
        </Cell>
      ))}
    </CellGroup>
  )
}
