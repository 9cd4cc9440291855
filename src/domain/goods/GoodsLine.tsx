import { Text, View } from '@tarojs/components'
import type { BoughtGoods } from '@mall/contract/line'
import { Image } from '@/ui/Image'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import { specText } from './specText'
import { useTexts } from './texts'
import styles from './GoodsLine.module.scss'

interface GoodsLineProps {
  line: Pick<BoughtGoods, 'goods_name' | 'is_present' | 'num' | 'price' | 'sku_image' | 'sku_spec_format'>
  onClick?: (() => void) | undefined
}

/** Picture, name, specification, price and number: a bought thing in checkout and orders, or a gift. */
export function GoodsLine({ line, onClick }: GoodsLineProps) {
  const texts = useTexts()
  const spec = specText(line.sku_spec_format)
  const content = (
    <>
      <Image src={line.sku_image} width={160} radius="m" alt={line.goods_name} />
      <View className={styles.words}>
        <View className={`${styles.name} two-lines`}>{line.goods_name}</View>
        {spec && <View className={styles.spec}>{spec}</View>}
        <View className={styles.foot}>
          {line.is_present ? (
            <Tag className="t-present">{texts.present}</Tag>
          ) : (
            <Price value={line.price} size="s" tone="text" />
          )}
          <Text className={styles.num}>×{line.num}</Text>
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
