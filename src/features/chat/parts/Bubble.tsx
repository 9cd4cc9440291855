import { Image as LocalImage, Text, View } from '@tarojs/components'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import type { Content } from '../room/message'
import { useTexts } from '../texts'
import styles from '../chat.module.scss'
import { GoodsCard, OrderCard } from './Cards'

interface BubbleProps {
  content: Content & { file?: string }
  own: boolean
  /** shows the picture over the whole screen */
  onPicture?: () => void
}

/** What was said. Words are words: no markup, no links. */
export function Bubble({ content, own, onPicture }: BubbleProps) {
  const texts = useTexts()
  const { kind, text, skuId, orderId, file } = content
  if (kind === 'goods') return <GoodsCard id={skuId} className={styles.thing} />
  if (kind === 'order') return <OrderCard id={orderId} className={styles.thing} />
  if (kind === 'text' || (!text && !file)) {
    return (
      <View className={`${styles.bubble} ${own ? styles.mine : ''} ${text ? '' : styles.gone} t-chat-text`}>
        <Text selectable userSelect>
          {text || texts.gone}
        </Text>
      </View>
    )
  }
  return (
    <Tap className={`${styles.picture} t-chat-picture`} label={texts.picture} onClick={onPicture}>
      {file ? (
        <LocalImage src={file} mode="aspectFit" className={styles.local} />
      ) : (
        <Image src={text} width={320} fit="aspectFit" radius="m" />
      )}
    </Tap>
  )
}
