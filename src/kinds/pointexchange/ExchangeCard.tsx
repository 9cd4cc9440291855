import { View } from '@tarojs/components'
import type { ExchangeGoods } from '@mall/contract/pointExchange'
import { PointPrice } from '@/domain/price/PointPrice'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import grid from '@/ui/gridCard.module.scss'
import { Tap } from '@/ui/Tap'
import { exchangeStop } from './exchange'
import styles from './list.module.scss'
import { useTexts } from './texts'
import { ThingPicture } from './ThingPicture'

/** One thing of the point shop: what it is, what it costs, how many are left. */
export function ExchangeCard({ goods }: { goods: ExchangeGoods }) {
  const texts = useTexts()
  const stop = exchangeStop(goods)
  return (
    <Tap
      className={`${grid.card} t-exchange-goods`}
      role="link"
      onClick={() => void open(routes.pointGoods, { id: goods.id })}
    >
      <View className={`${grid.picture} ${styles.picture}`}>
        <ThingPicture goods={goods} width={343} />
        {stop && <View className={`${styles.stop} t-exchange-stop`}>{texts[stop]}</View>}
      </View>
      <View className={grid.words}>
        <View className="two-lines">{goods.name}</View>
        <View className={styles.cost}>
          <PointPrice point={goods.point} money={goods.price} old={goods.market_price} />
          {!stop && <View className={styles.left}>{texts.left(goods.stock)}</View>}
        </View>
      </View>
    </Tap>
  )
}
