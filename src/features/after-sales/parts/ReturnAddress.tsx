import { View } from '@tarojs/components'
import type { RefundDetail } from '@mall/contract/refund'
import { CellGroup } from '@/ui/Cell'
import { CopyButton } from '@/ui/CopyButton'
import styles from '../afterSales.module.scss'
import { useTexts } from '../texts'

/** Where the goods go: what the seller told, else the shop's own address. */
export function ReturnAddress({ refund }: { refund: RefundDetail }) {
  const texts = useTexts()
  const address = refund.refund_address || refund.shop_address
  if (!address) return null
  return (
    <CellGroup title={texts.returnTo} className="t-return-address">
      <View className={styles.address}>
        <View className={styles.words}>{address}</View>
        <CopyButton className={styles.copy} text={address} />
      </View>
      <View className={styles.hint}>{texts.returnNote}</View>
    </CellGroup>
  )
}
