import { View } from '@tarojs/components'
import type { CartRow } from '@mall/contract/cart'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Image } from '@/ui/Image'
import { SwipeCell } from '@/ui/SwipeCell'
import { Tap } from '@/ui/Tap'
import { specText } from '../goods/specText'
import styles from './cart.module.scss'
import { useTexts } from './texts'

/** letters that are looked for (contract: keyword) */
const longest = 100

interface InvalidRowsProps {
  rows: readonly CartRow[]
  onRemove: (cartIds: readonly number[]) => void
}

/** Rows that can no longer be bought, apart from the rest, each with its reason and the way to goods named like it. */
export function InvalidRows({ rows, onRemove }: InvalidRowsProps) {
  const texts = useTexts()
  if (rows.length === 0) return null
  const why = (row: CartRow) =>
    row.shop_status !== 1 ? texts.closedShop : row.goods_state !== 1 ? texts.offShelf : texts.refused
  const swipe = (row: CartRow) => [
    { label: texts.remove, className: 't-remove', onClick: () => onRemove([row.cart_id]) },
  ]
  return (
    <Card pad="none" className={`${styles.card} t-invalid`}>
      <View className={styles.head}>
        <View className={styles.shopName}>{texts.invalid}</View>
        <Tap className={`${styles.clear} t-clear-invalid`} onClick={() => onRemove(rows.map((row) => row.cart_id))}>
          {texts.clearInvalid}
        </Tap>
      </View>
      {rows.map((row) => (
        <SwipeCell key={row.cart_id} actions={swipe(row)}>
          <View className={styles.line}>
            <Image src={row.sku_image} width={144} radius="m" className={styles.faded} />
            <View className={styles.words}>
              <View className={`${styles.pale} two-lines`}>{row.goods_name}</View>
              <View className={styles.dim}>{specText(row.sku_spec_format)}</View>
              <View className={styles.instead}>
                <View className={`${styles.why} t-invalid-reason`}>{why(row)}</View>
                <Button
                  className="t-similar"
                  size="small"
                  kind="secondary"
                  onClick={() => void open(routes.goodsList, { keyword: row.goods_name.slice(0, longest) })}
                >
                  {texts.similar}
                </Button>
              </View>
            </View>
          </View>
        </SwipeCell>
      ))}
    </Card>
  )
}
