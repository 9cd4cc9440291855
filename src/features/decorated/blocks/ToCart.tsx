import { useState, type ComponentType } from 'react'
import type { GoodsRow } from '@mall/contract/goods'
import { useTexts as useApiTexts } from '@/api/texts'
import { useTexts } from '@/domain/quick-add/texts'
import { toast } from '@/session/toast'
import { Icon, type IconName } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../decorated.module.scss'

interface Picked {
  Picker: ComponentType<{ tap: { goods: GoodsRow } }>
  tap: { goods: GoodsRow }
}

/** The corner of a card that puts its product into the cart; what that takes is fetched at the first tap. */
export function ToCart({ row, icon }: { row: GoodsRow; icon: IconName }) {
  const { add } = useTexts()
  const [picked, pick] = useState<Picked>()
  if (row.stock <= 0 || row.is_virtual === 1) return null
  const toCart = () =>
    import('@/domain/quick-add/CartPicker').then(
      ({ CartPicker }) => pick({ Picker: CartPicker, tap: { goods: row } }),
      () => toast(useApiTexts.get().failed),
    )
  return (
    <>
      <Tap className={`${styles.toCart} t-quick-add`} label={add(row.goods_name)} onClick={() => void toCart()}>
        <Icon name={icon} size={32} />
      </Tap>
      {picked && <picked.Picker tap={picked.tap} />}
    </>
  )
}
