import { View } from '@tarojs/components'
import type { LaunchRow } from '@mall/contract/bargain'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import styles from './launch.module.scss'
import { useLaunchTexts } from './launchTexts'

/** What is bargained for, and between which prices; leads to it. */
export function LaunchGoods({ launch }: { launch: LaunchRow }) {
  const texts = useLaunchTexts()
  const { bargain_id, sku_image, sku_name, price, floor_price } = launch
  return (
    <Card
      className={`${styles.goods} t-launch-goods`}
      role="link"
      onClick={() => open(routes.bargainDetail, { bargain_id })}
    >
      <Image src={sku_image} width={160} radius="m" eager />
      <View className={styles.about}>
        <View className="two-lines">{sku_name}</View>
        <View className={styles.range}>
          <View>{texts.full(price)}</View>
          <View className={styles.floor}>{texts.floor(floor_price)}</View>
        </View>
      </View>
      <Icon name="arrow" size={28} className={styles.arrow} />
    </Card>
  )
}
