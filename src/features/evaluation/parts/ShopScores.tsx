import { View } from '@tarojs/components'
import type { OrderDetail } from '@mall/contract/order'
import { CellGroup } from '@/ui/Cell'
import styles from '../evaluation.module.scss'
import { scoreNames, shownStars, type ScoreName, type Writing } from '../rules'
import { useTexts } from '../texts'
import { StarPick } from './StarPick'

interface ShopScoresProps {
  order: Pick<OrderDetail, 'site_name' | 'order_type'>
  scores: Writing['scores']
  onChange: (scores: Writing['scores']) => void
}

/** Three scores of the shop; the third is called by the way the goods came. */
export function ShopScores({ order, scores, onChange }: ShopScoresProps) {
  const texts = useTexts()
  const ways: Partial<Record<number, string>> = { 2: texts.pickupScore, 4: texts.virtualScore }
  const name = (of: ScoreName) => (of === 'delivery' && ways[order.order_type]) || texts.scoreNames[of]
  const shop = <View className={styles.shop}>{order.site_name}</View>
  return (
    <CellGroup title={texts.scores} extra={shop} className="t-shop-scores">
      <View className={styles.scores}>
        {scoreNames.map((of) => (
          <View key={of} className={`${styles.score} t-score-${of}`}>
            <View className={styles.scoreName}>{name(of)}</View>
            <StarPick
              label={name(of)}
              value={shownStars(scores[of])}
              onChange={(stars) => onChange({ ...scores, [of]: stars })}
            />
          </View>
        ))}
      </View>
    </CellGroup>
  )
}
