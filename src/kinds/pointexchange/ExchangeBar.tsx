import { View } from '@tarojs/components'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { PointPrice } from '@/domain/price/PointPrice'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import type { ExchangeDraft } from './checkout'
import styles from './detail.module.scss'
import { useTexts } from './texts'

interface ExchangeBarProps extends ExchangeDraft {
  cost: { point: number; money: string }
  stop: 'off' | 'out' | undefined
  /** the member has too few points for it */
  lacks: boolean
}

/** What the chosen number comes to, and the one way on. */
export function ExchangeBar({ id, num, cost, stop, lacks }: ExchangeBarProps) {
  const texts = useTexts()
  const exchange = () => {
    const draft: ExchangeDraft = { id, num }
    keepDraft('exchangeOrderCreateData', draft)
    return open(routes.pointPayment)
  }
  return (
    <View className={styles.bar}>
      <View className={styles.total}>
        {texts.total}
        <PointPrice {...cost} className="t-exchange-total" />
      </View>
      {stop ? (
        <Button className="t-stop" kind="secondary" disabled>
          {texts[stop]}
        </Button>
      ) : lacks ? (
        <Button className="t-earn" onClick={() => open(routes.points)}>
          {texts.earn}
        </Button>
      ) : (
        <Button className="t-exchange" onClick={exchange}>
          {texts.exchange}
        </Button>
      )}
    </View>
  )
}
