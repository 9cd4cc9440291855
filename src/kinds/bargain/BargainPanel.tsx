import { View } from '@tarojs/components'
import { specText } from '@/domain/goods/specText'
import { StepLine } from '@/domain/promotion/StepLine'
import type { PartProps } from '@/features/goods-detail/GoodsKind'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Countdown } from '@/ui/Countdown'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { CutProgress } from './CutProgress'
import styles from './panel.module.scss'
import { useTexts } from './texts'
import type { OwnBargainGoods } from './useBargainGoods'

/** Few enough to be told. */
const few = 10

/** Below the name: what is sold, from which price to which, how it goes, and the shopper's own bargain. */
export function BargainPanel({ detail, onEnd }: PartProps<OwnBargainGoods>) {
  const texts = useTexts()
  const { price, floor_price, buy_type, bargain_stock, sku_spec_format, status, bargaining } = detail
  const spec = specText(sku_spec_format)
  return (
    <View className={`${styles.panel} t-bargain-terms`}>
      <View className={styles.way}>
        <View className={styles.goal}>{texts.goal(price, floor_price)}</View>
        {status === 1 && bargain_stock > 0 && bargain_stock <= few && (
          <View className={styles.left}>{texts.unitsLeft(bargain_stock)}</View>
        )}
      </View>
      {spec && <View className={styles.note}>{texts.oneSku(spec)}</View>}
      <StepLine steps={[texts.steps.begin, texts.steps.invite, texts.steps.buy]} />
      <View className={styles.note}>{texts.buying[buy_type === 1 ? 'floor' : 'any']}</View>
      {bargaining && (
        <Tap
          className={`${styles.own} t-own-bargain`}
          role="link"
          onClick={() => open(routes.bargainLaunch, { id: bargaining.launch_id })}
        >
          <View className={styles.ownHead}>
            <View className={styles.ownName}>{texts.ownNow(bargaining.curr_price)}</View>
            {texts.left}
            <Countdown end={bargaining.end_time} look="text" onEnd={onEnd} />
            <Icon name="arrow" size={28} />
          </View>
          <CutProgress price={bargaining.price} current={bargaining.curr_price} floor={floor_price} />
        </Tap>
      )}
    </View>
  )
}
