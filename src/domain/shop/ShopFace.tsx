import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import type { ShopBlock } from '@mall/contract/goods'
import { Image } from '@/ui/Image'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import { useFaceTexts } from './faceTexts'
import styles from './ShopFace.module.scss'

type Shown = Pick<ShopBlock, 'site_name' | 'is_own' | 'logo' | 'sub_num' | 'shop_sales'> & { avatar?: string }

interface ShopFaceProps {
  shop: Shown
  /** over how many follow it and what it has sold */
  line?: string
  /** leads on; the children are no part of what is pressed */
  onClick?: (() => void) | undefined
  className?: string
}

const unbroken = (line: string) =>
  line
    .split(' · ')
    .map((fact) => fact.replace(/ /g, '\u00a0'))
    .join(' · ')

/** Who a shop is: picture, name, how many follow it; children stand on the right. */
export function ShopFace({ shop, line, onClick, className = '', children }: PropsWithChildren<ShopFaceProps>) {
  const texts = useFaceTexts()
  const face = (
    <>
      <Image src={shop.logo || shop.avatar} kind="shop" width={96} radius="m" className={styles.logo} />
      <View className={styles.words}>
        <View className={styles.name}>
          {shop.site_name}
          {shop.is_own === 1 && <Tag look="fill">{texts.own}</Tag>}
        </View>
        <View className={styles.line}>
          {unbroken(line ?? `${texts.followers(shop.sub_num)} · ${texts.sold(shop.shop_sales)}`)}
        </View>
      </View>
    </>
  )
  return (
    <View className={`${styles.face} ${className}`}>
      {onClick ? (
        <Tap className={`${styles.who} t-shop-face`} role="link" onClick={onClick}>
          {face}
        </Tap>
      ) : (
        <View className={styles.who}>{face}</View>
      )}
      {children}
    </View>
  )
}
