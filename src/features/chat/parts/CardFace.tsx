import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import styles from '../card.module.scss'

interface CardFaceProps {
  image: string
  title: string
  note?: string
  money?: string
  /** in place of what follows the title, while nothing is known or there is nothing */
  stop?: string
  className?: string
  onClick?: () => void
  /** beside it */
  children?: ReactNode
}

/** Goods or an order in a conversation; as high before its data have come. */
export function CardFace({ image, title, note, money, stop, className = '', onClick, children }: CardFaceProps) {
  const content = (
    <>
      <Image src={image} width={120} radius="m" />
      <View className={styles.words}>
        <View className={`${styles.title} two-lines`}>{title}</View>
        <View className={styles.foot}>
          {stop ?? (
            <>
              {money && <Price value={money} size="s" />}
              {note && <View className={styles.note}>{note}</View>}
            </>
          )}
        </View>
      </View>
    </>
  )
  return (
    <View className={`${styles.card} ${className}`}>
      {onClick ? (
        <Tap className={styles.face} role="link" onClick={onClick}>
          {content}
        </Tap>
      ) : (
        <View className={styles.face}>{content}</View>
      )}
      {children}
    </View>
  )
}
