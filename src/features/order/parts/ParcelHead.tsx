import { View } from '@tarojs/components'
import type { Parcel } from '@mall/contract/order'
import { Card } from '@/ui/Card'
import { CopyButton } from '@/ui/CopyButton'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import styles from '../logistics.module.scss'
import { useTexts } from '../texts'

/** Who brings it, under which number. */
export function ParcelHead({ parcel }: { parcel: Parcel }) {
  const texts = useTexts()
  const { delivery_no: number, express_company_name: company, express_company_image: logo } = parcel
  const none = parcel.delivery_type === 'none'
  return (
    <Card className={styles.head}>
      {logo ? (
        <Image src={logo} width={80} radius="m" />
      ) : (
        <View className={styles.badge}>
          <Icon name="truck" size={44} />
        </View>
      )}
      <View className={styles.words}>
        <View className={styles.company}>{none ? texts.noParcel : company || texts.courier}</View>
        {number && <View className={`${styles.number} t-delivery-no`}>{number}</View>}
      </View>
      {number && <CopyButton text={number} />}
    </Card>
  )
}
