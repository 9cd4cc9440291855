import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import { specText } from './specText'
import styles from './GoodsLine.module.scss'

interface GoodsLineProps {
  image: string
  name: string
  /** JSON of the wire's sku_spec_format */
  spec?: string
  price: string
  num: number
  /** under the name, right of the picture */
  extra?: ReactNode
  onClick?: () => void
  className?: string
}

/** Picture, name, specification, price and number: a bought thing in checkout and orders. */
export function GoodsLine({ image, name, spec, price, num, extra, onClick, className = '' }: GoodsLineProps) {
  const words = specText(spec)
  const content = (
    <>
      <Image src={image} width={160} radius="m" alt={name} />
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        {words && <View className={styles.spec}>{words}</View>}
        {extra}
        <View className={styles.foot}>
          <Price value={price} size="s" tone="text" />
          <Text className={styles.num}>×{num}</Text>
        </View>
      </View>
    </>
  )
  if (!onClick) return <View className={`${styles.line} ${className}`}>{content}</View>
  return (
    <Tap className={`${styles.line} ${className}`} role="link" onClick={onClick}>
      {content}
    </Tap>
  )
}
