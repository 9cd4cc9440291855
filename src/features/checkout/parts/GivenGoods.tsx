import { View } from '@tarojs/components'
import { ThingLine } from '@/domain/goods/ThingLine'
import { Card } from '@/ui/Card'
import { Tag } from '@/ui/Tag'
import type { Given } from '../CheckoutKind'
import styles from '../checkout.module.scss'
import { MessageField } from './MessageField'

interface GivenGoodsProps {
  given: Given
  /** pieces */
  num: number
  message: string
  onMessage: (words: string) => void
}

/** What the mall itself gives; who sends it can be told something. */
export const GivenGoods = ({ given, num, message, onMessage }: GivenGoodsProps) => (
  <Card pad="cells" className="t-checkout-given">
    <ThingLine image={given.image} name={given.name} num={num}>
      <Tag>{given.word}</Tag>
    </ThingLine>
    {given.isSent && (
      <View className={styles.rows}>
        <MessageField value={message} onChange={onMessage} />
      </View>
    )}
  </Card>
)
