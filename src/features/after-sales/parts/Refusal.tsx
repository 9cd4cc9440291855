import { View } from '@tarojs/components'
import { CellGroup } from '@/ui/Cell'
import styles from '../afterSales.module.scss'

/** What the other side said. */
export const Refusal = ({ title, reason }: { title: string; reason: string }) =>
  reason === '' ? null : (
    <CellGroup title={title} className="t-refusal">
      <View className={styles.refusal}>{reason}</View>
    </CellGroup>
  )
