import { View } from '@tarojs/components'
import type { ExchangeGoods } from '@mall/contract/pointExchange'
import { plainMoney } from '@/domain/coupon/words'
import { isZero } from '@/domain/price/money'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import styles from './thingPicture.module.scss'

interface ThingPictureProps {
  goods: Pick<ExchangeGoods, 'type' | 'image' | 'name' | 'money' | 'balance'>
  /** shown width in design px; all of its place is filled */
  width: number
  eager?: boolean
}

/** Square: its picture; a coupon or a red packet without one shows what it is worth. */
export function ThingPicture({ goods, width, eager }: ThingPictureProps) {
  const { type, image, name, balance, money = '0.00' } = goods
  if (image || type === 1) return <Image src={image} width={width} fluid eager={eager} alt={name} />
  const worth = type === 2 ? money : balance
  return (
    <View className={`${styles.face} ${type === 2 ? styles.coupon : styles.packet}`} role="img" aria-label={name}>
      <View className={styles.square} />
      <View className={`${styles.words} ${width > 500 ? styles.large : ''}`}>
        <Icon name={type === 2 ? 'coupon' : 'wallet'} className={styles.icon} />
        {!isZero(worth) && <View className={styles.worth}>¥{plainMoney(worth)}</View>}
      </View>
    </View>
  )
}
