import { useState } from 'react'
import { View } from '@tarojs/components'
import type { PresaleGoods } from '@mall/contract/presale'
import type { PartProps } from '@/features/goods-detail/GoodsKind'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { useIsMember } from '@/session/token'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { Timeline } from '@/ui/Timeline'
import { Arithmetic } from './Arithmetic'
import styles from './panel.module.scss'
import { RulesSheet } from './RulesSheet'
import { goodsWay } from './goodsWay'
import { useTexts } from './texts'

/** Below the name: what the deposit does, the two payments with their times, and the rules. */
export function PresalePanel({ detail, offer }: PartProps<PresaleGoods>) {
  const texts = useTexts()
  const [reading, read] = useState(false)
  const isMember = useIsMember()
  const { entries, at } = goodsWay(detail)
  const { status, is_deposit_back, deposit_agreement: agreement } = detail
  const isKept = is_deposit_back === 1
  const closed = status === -1 ? texts.closedEarly : undefined
  const enough = isMember && offer.stop === 'limit' ? texts.hadEnough : undefined
  return (
    <View className={`${styles.panel} t-presale`}>
      {(closed ?? enough) && (
        <Tap
          className={`${styles.notice} t-presale-notice`}
          role="link"
          disabled={!isMember}
          onClick={() => open(routes.presaleOrders)}
        >
          <View className={styles.words}>{closed ?? enough}</View>
          {isMember && <Icon name="arrow" size={24} />}
        </Tap>
      )}
      <Arithmetic detail={detail} num={1} />
      <Timeline
        className={`${styles.goodsWay} t-presale-steps`}
        entryClass="t-presale-step"
        entries={entries}
        at={at}
      />
      <Tap className={`${styles.rulesRow} t-read-rules`} role="link" onClick={() => read(true)}>
        <Icon name="info" size={32} className={styles.icon} />
        <View className={styles.words}>{texts.rules.inShort[isKept ? 'kept' : 'back']}</View>
        <View className={styles.more}>{texts.rules.title}</View>
        <Icon name="arrow" size={24} className={styles.more} />
      </Tap>
      <RulesSheet open={reading} onClose={() => read(false)} isKept={isKept} agreement={agreement} />
    </View>
  )
}
