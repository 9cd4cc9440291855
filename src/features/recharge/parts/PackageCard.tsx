import { View } from '@tarojs/components'
import type { RechargeRow } from '@mall/contract/recharge'
import { cents } from '@/domain/price/money'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { OldPrice, Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import { gainsOf } from '../gains'
import styles from '../recharge.module.scss'
import { useTexts } from '../texts'

interface PackageCardProps {
  row: RechargeRow
  chosen: boolean
  onPick: (id: number) => void
}

/** What comes to the wallet, what is paid for it, and what comes with it. */
export function PackageCard({ row, chosen, onPick }: PackageCardProps) {
  const texts = useTexts()
  const { face_value: value, buy_price: price, cover_img: cover } = row
  const gains = gainsOf(row)
  return (
    <Tap
      className={`${styles.package} ${chosen ? styles.chosen : ''} t-package`}
      role="radio"
      checked={chosen}
      onClick={() => onPick(row.recharge_id)}
    >
      {cover && <Image src={cover} width={128} radius="m" />}
      <View className={styles.words}>
        <View className={styles.name}>{row.recharge_name}</View>
        <View className={styles.gets}>{texts.gets(value)}</View>
        {gains && <View className={styles.gains}>{gains}</View>}
      </View>
      <View className={styles.prices}>
        <Price value={price} size="m" />
        {cents(value) > cents(price) && <OldPrice value={value} />}
      </View>
      {chosen && (
        <View className={styles.check}>
          <Icon name="check" size={32} />
        </View>
      )}
    </Tap>
  )
}
