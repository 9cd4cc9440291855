import { memo, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { now } from '@/session/clock'
import { Avatar } from '@/ui/Avatar'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import type { Message } from '../room/message'
import type { Draft } from '../room/outbox'
import { useTexts } from '../texts'
import { showsTime, whenText } from '../times'
import styles from '../chat.module.scss'
import { Bubble } from './Bubble'

/** Whose picture and name stand beside the words. */
export interface Speaker {
  name: string
  avatar: string
}

interface LineProps {
  own: boolean
  speaker: Speaker
  id?: string
  children: ReactNode
}

/** Own words right, those of others left, each beside a face. */
const Line = ({ own, speaker, id, children }: LineProps) => (
  <View id={id} className={`${styles.line} ${own ? styles.right : ''}`}>
    <Avatar src={speaker.avatar} size={72} alt={speaker.name} />
    <View className={styles.said}>{children}</View>
  </View>
)

interface MessageRowProps {
  message: Message
  speaker: Speaker
  /** unix seconds of the message above, 0 at the top */
  before: number
  onPicture: (message: Message) => void
}

export const MessageRow = memo(function MessageRow({ message, speaker, before, onPicture }: MessageRowProps) {
  const texts = useTexts()
  const { id, own, at, read } = message
  return (
    <View className="t-chat-message">
      {showsTime(at, before) && <View className={styles.time}>{whenText(at, now(), texts.yesterday)}</View>}
      <Line own={own} speaker={speaker} id={`m${id}`}>
        <Bubble content={message} own={own} onPicture={() => onPicture(message)} />
        {own && read && <View className={styles.state}>{texts.read}</View>}
      </Line>
    </View>
  )
})

interface DraftRowProps {
  draft: Draft
  speaker: Speaker
  onAgain: (key: string) => void
  onRemove: (key: string) => void
}

/** One's own words on their way, or refused. */
export function DraftRow({ draft, speaker, onAgain, onRemove }: DraftRowProps) {
  const texts = useTexts()
  const { key, state, refused } = draft
  return (
    <View className={`t-chat-draft t-chat-${state}`}>
      <Line own speaker={speaker}>
        <Bubble content={draft} own />
        {state === 'sending' ? (
          <View className={styles.state} role="status">
            <Icon name="clock" size={24} /> {texts.sending}
          </View>
        ) : (
          <View className={styles.failed} role="alert">
            <View>{refused || texts.failed}</View>
            <Tap className={`${styles.act} t-chat-again`} onClick={() => onAgain(key)}>
              {texts.again}
            </Tap>
            <Tap className={`${styles.act} t-chat-remove`} onClick={() => onRemove(key)}>
              {texts.remove}
            </Tap>
          </View>
        )}
      </Line>
    </View>
  )
}
