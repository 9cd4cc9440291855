import { View } from '@tarojs/components'
import type { EvaluateForm } from '@mall/contract/order'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import styles from '../evaluation.module.scss'
import { useTexts } from '../texts'

interface GoodsHeadProps {
  line: EvaluateForm['list'][number]
  /** leads to the goods */
  link?: boolean
}

/** What is evaluated. */
export function GoodsHead({ line, link }: GoodsHeadProps) {
  const texts = useTexts()
  const { sku_id, sku_name, sku_image } = line
  const content = (
    <>
      <Image src={sku_image} width={112} radius="m" alt={sku_name} />
      <View className={`${styles.name} two-lines`}>{sku_name}</View>
      {link && <Icon name="arrow" size={28} className={styles.go} />}
    </>
  )
  if (!link) return <View className={styles.goods}>{content}</View>
  return (
    <Tap
      className={`${styles.goods} t-to-goods`}
      role="link"
      label={`${texts.goods} ${sku_name}`}
      onClick={() => open(routes.goodsDetail, { sku_id })}
    >
      {content}
    </Tap>
  )
}
