import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import styles from './GoodsLine.module.scss'

interface ThingLineProps {
  image: string
  name: string
  /** pieces */
  num: number
  /** below the name */
  spec?: ReactNode
  /** what it costs, or is */
  children: ReactNode
  onClick?: (() => void) | undefined
}

/** Picture, name and number of something that one gets. */
export function ThingLine({ image, name, num, spec, children, onClick }: ThingLineProps) {
  const content = (
    <>
      <Image src={image} width={160} radius="m" alt={name} />
      <View className={styles.words}>
        <View className={`${styles.name} two-lines`}>{name}</View>
        {spec && <View className={styles.spec}>{spec}</View>}
        <View className={styles.foot}>
          {children}
          <Text className={styles.num}>×{num}</Text>
        </View>
      </View>
    </>
  )
  if (!onClick) return <View className={styles.line}>{content}</View>
  return (
    <Tap className={styles.line} role="link" onClick={onClick}>
      {content}
    </Tap>
  )
}
