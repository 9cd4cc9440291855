import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { ContactArea } from '@/domain/chat/ContactButton'
import { useTexts as useChatTexts } from '@/domain/chat/texts'
import { dial } from '@/platform/dial/dial'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../order.module.scss'
import { useTexts } from '../texts'

/** Ways to the shop of an order: in writing where it answers, and by telephone where it tells a number. */
export function ShopTools({ siteId, orderId }: { siteId: number; orderId: number }) {
  const texts = useTexts()
  const chat = useChatTexts()
  const { data } = useData('/api/shop/info', { site_id: siteId }, { silent: true })
  const number = data?.telephone
  return (
    <View className={styles.tools}>
      <ContactArea siteId={siteId} about={{ order_id: orderId }} className={styles.contact}>
        <Icon name="service" size={30} />
        {chat.short}
      </ContactArea>
      {number && (
        <Tap className={`${styles.contact} t-call-shop`} onClick={() => dial.dial(number)}>
          <Icon name="phone" size={30} />
          {texts.contact}
        </Tap>
      )}
    </View>
  )
}
