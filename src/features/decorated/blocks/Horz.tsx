import { View } from '@tarojs/components'
import type { HorzBlankItem, HorzLineItem } from '@mall/contract/diyComponents'
import { px } from '@/ui/theme/size'
import styles from '../decorated.module.scss'
import { useColours } from '@/ui/theme/useColours'

export function HorzBlank({ item }: { item: HorzBlankItem }) {
  const colour = useColours()
  const { height, marginLeftRight = 0 } = item
  return (
    <View
      style={{ height: px(height), margin: `0 ${px(marginLeftRight)}`, background: colour(item.backgroundColor) }}
    />
  )
}

export function HorzLine({ item }: { item: HorzLineItem }) {
  const colour = useColours()
  const style = {
    margin: `${px(item.margin ?? 0)} ${px(item.padding ?? 0)}`,
    borderTopStyle: item.borderStyle ?? 'solid',
    borderTopColor: colour(item.color),
  } as const
  return <View className={styles.line} style={style} />
}
