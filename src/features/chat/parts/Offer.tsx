import { useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { useTexts } from '../texts'
import type { ShownRoom } from '../useRoom'
import styles from '../card.module.scss'
import { GoodsCard, OrderCard } from './Cards'

/** What the member came from, ready to be sent: the servicer knows then what is asked about. */
export function Offer({ skuId, orderId, say }: { skuId: number; orderId: number; say: ShownRoom['say'] }) {
  const texts = useTexts()
  const [done, setDone] = useState(false)
  if (done || (skuId <= 0 && orderId <= 0)) return null
  const isOrder = orderId > 0
  const Card = isOrder ? OrderCard : GoodsCard
  const send = () => {
    say(isOrder ? { kind: 'order', orderId } : { kind: 'goods', skuId })
    setDone(true)
  }
  return (
    <View className={`${styles.offer} t-chat-offer`}>
      <Card id={isOrder ? orderId : skuId} className={styles.wide}>
        <Button className="t-chat-offer-send" size="small" onClick={send}>
          {isOrder ? texts.sendOrder : texts.sendGoods}
        </Button>
      </Card>
      <Tap className={`${styles.close} t-chat-offer-close`} label={texts.notNow} onClick={() => setDone(true)}>
        <Icon name="close" size={28} />
      </Tap>
    </View>
  )
}
