import { View } from '@tarojs/components'
import type { Offer } from '@/domain/goods/offer'
import { useOutTexts } from '@/domain/goods/outTexts'
import { momentOf } from '@/lib/date'
import { now } from '@/session/clock'
import { Countdown } from '@/ui/Countdown'
import { Icon } from '@/ui/Icon'
import { OldPrice, Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { PriceBand } from '../PriceBand'
import { useTexts } from '../texts'
import styles from './Headline.module.scss'

/** s */
const day = 86_400

/** A price that holds for a while stands on a band of its own, with the time left. */
export function Prices({ offer, onEnd }: { offer: Offer; onEnd: () => void }) {
  const { afterCoupon } = useOutTexts()
  return (
    <>
      <Now offer={offer} onEnd={onEnd} />
      {offer.afterCoupon && (
        <View className={styles.afterCoupon}>
          <Tag className="t-after-coupon">{afterCoupon(offer.afterCoupon)}</Tag>
        </View>
      )}
    </>
  )
}

function Now({ offer, onEnd }: { offer: Offer; onEnd: () => void }) {
  const texts = useTexts()
  const { price, priceName, old, ofMember, name, startsAt, endsAt } = offer
  const until = startsAt ?? endsAt
  // nobody waits for a day in front of a clock
  const later = startsAt !== undefined && startsAt - now() > day ? momentOf(startsAt) : undefined
  if (!name && until === undefined) {
    return (
      <View className={styles.prices}>
        <Price value={price} size="xl" className="t-price" />
        {ofMember && (
          <Tag tone="aux" look="fill">
            {texts.memberPrice}
          </Tag>
        )}
        {old && <OldPrice value={old} />}
      </View>
    )
  }
  return (
    <PriceBand className={`${styles.apart} t-limited`}>
      <View className={styles.bandPrices}>
        {priceName && <View className={styles.priceName}>{priceName}</View>}
        <Price value={price} size="xl" tone="inherit" className="t-price" />
        <View className={styles.bandNotes}>
          {ofMember && <View className={styles.bandMember}>{texts.memberPrice}</View>}
          {old && <OldPrice value={old} className={styles.bandOld} />}
        </View>
      </View>
      <View className={styles.until}>
        <View className={styles.untilName}>
          <Icon name="clock" size={28} />
          {name ?? texts.limited}
        </View>
        {until !== undefined && (
          <View className={styles.clock}>
            {later ? (
              texts.startsOn(later.month, later.date, later.clock)
            ) : (
              <>
                {startsAt === undefined ? texts.endsIn : texts.startsIn}
                <Countdown end={until} onEnd={onEnd} look="text" className={styles.left} />
              </>
            )}
          </View>
        )}
      </View>
    </PriceBand>
  )
}
