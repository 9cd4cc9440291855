import { View } from '@tarojs/components'
import type { CartRow } from '@mall/contract/cart'
import { Card } from '@/ui/Card'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import styles from '../cart.module.scss'
import { useTexts } from '../texts'

/** Rows that can no longer be bought, apart from the rest. */
export function InvalidRows({ rows, onClear }: { rows: readonly CartRow[]; onClear: (cartIds: number[]) => void }) {
  const texts = useTexts()
  if (rows.length === 0) return null
  return (
    <Card pad="none" className={`${styles.card} t-invalid`}>
      <View className={styles.head}>
        <View className={styles.shopName}>{texts.invalid}</View>
        <Tap className={`${styles.clear} t-clear-invalid`} onClick={() => onClear(rows.map((row) => row.cart_id))}>
          {texts.clearInvalid}
        </Tap>
      </View>
      {rows.map((row) => (
        <View key={row.cart_id} className={`${styles.line} ${styles.faded}`}>
          <Image src={row.sku_image} width={140} radius="m" />
          <View className={styles.words}>
            <View className="two-lines">{row.goods_name}</View>
            <View className={styles.dim}>{texts.offShelf}</View>
          </View>
        </View>
      ))}
    </Card>
  )
}
