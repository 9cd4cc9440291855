import { memo } from 'react'
import { View } from '@tarojs/components'
import type { MessageRow } from '@mall/contract/message'
import { targetOf } from '@/domain/message/target'
import { timeText } from '@/lib/date'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { SwipeCard } from '@/ui/SwipeCard'
import { Tap } from '@/ui/Tap'
import styles from '../messages.module.scss'
import { useTexts } from '../texts'

interface MessageCardProps {
  message: MessageRow
  onOpen: (message: MessageRow) => void
  onRemove: (id: number) => void
}

/** One message: swiped away to the left, opened by a tap where it leads somewhere, and read by it in any case. */
export const MessageCard = memo(function MessageCard({ message, onOpen, onRemove }: MessageCardProps) {
  const texts = useTexts()
  const unread = message.is_seed === 0
  const leads = targetOf(message) !== undefined
  const wide = message.sub_type === 'promotion' || message.sub_type === 'group'
  return (
    <SwipeCard label={texts.remove} remove="t-remove" onRemove={() => onRemove(message.id)}>
      <Tap
        className={`${styles.message} t-message ${unread ? 't-unread' : ''}`}
        role={leads ? 'link' : 'button'}
        disabled={!leads && !unread}
        onClick={() => onOpen(message)}
      >
        <View className={styles.head}>
          {unread && <View className={styles.dot} role="img" aria-label={texts.unread} />}
          <View className={styles.title}>{message.title}</View>
          <View className={styles.time}>{timeText(message.sended_time || message.create_time)}</View>
        </View>
        {wide && message.image && (
          <Image src={message.image} width={654} fluid ratio={2} radius="m" className={styles.banner} />
        )}
        <View className={styles.body}>
          {!wide && message.image && <Image src={message.image} width={112} radius="m" />}
          {/* what leads nowhere is read here */}
          <View className={`${styles.content} ${leads ? 'two-lines' : ''}`}>{message.content}</View>
          {leads && <Icon name="arrow" size={28} className={styles.arrow} />}
        </View>
      </Tap>
    </SwipeCard>
  )
})
