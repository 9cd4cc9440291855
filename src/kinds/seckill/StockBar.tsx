import { View } from '@tarojs/components'
import { Progress } from '@nutui/nutui-react-taro'
import type { SeckillRow } from '@mall/contract/seckill'
import { percentTaken } from '@/domain/promotion/seckillFace'
import nutui from '@/ui/theme/nutui.module.scss'
import styles from './seckill.module.scss'
import { useTexts } from './texts'

/** How much of the stock of an activity is gone. */
export function StockBar({ row }: { row: SeckillRow }) {
  const texts = useTexts()
  const percent = percentTaken(row)
  return (
    <View className={`${styles.stock} t-seckill-stock`}>
      <Progress
        className={`${nutui.part} ${styles.progress}`}
        color="var(--primary-fill)"
        percent={percent}
        aria-hidden
      />
      <View className={styles.taken}>{percent > 0 ? texts.taken(percent) : texts.limited(row.goods_stock)}</View>
    </View>
  )
}
