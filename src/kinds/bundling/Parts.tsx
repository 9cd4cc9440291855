import { View } from '@tarojs/components'
import type { ComboGoods } from '@mall/contract/combo'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { OldPrice } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import { partState } from './combo'
import styles from './combo.module.scss'
import { useTexts } from './texts'

/** The products of a combo, one piece of each; a tap leads to their own pages. */
export function Parts({ parts }: { parts: readonly ComboGoods[] }) {
  const texts = useTexts()
  return (
    <Card>
      {parts.map((part) => {
        const state = partState(part)
        return (
          <Tap
            key={part.sku_id}
            className={`${styles.part} t-combo-part`}
            role="link"
            onClick={() => open(routes.goodsDetail, { sku_id: part.sku_id })}
          >
            <Image src={part.sku_image} width={160} radius="m" />
            <View className={styles.partWords}>
              <View className="two-lines">{part.sku_name}</View>
              <View className={styles.partPrice}>
                {texts.share(part.promotion_price)}
                <OldPrice value={part.price} />
              </View>
              {state && <Tag tone="neutral">{state === 'off' ? texts.partOff : texts.partOut}</Tag>}
            </View>
            <Icon name="arrow" size={28} className={styles.arrow} />
          </Tap>
        )
      })}
    </Card>
  )
}
