import { View } from '@tarojs/components'
import type { HorzLineItem } from '@mall/contract/diyComponents'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import styles from './later.module.scss'

export function HorzLine({ item }: { item: HorzLineItem }) {
  const colour = useColours()
  const style = {
    margin: `${px(item.margin ?? 0)} ${px(item.padding ?? 0)}`,
    borderTopColor: colour(item.color),
  }
  const look = item.borderStyle === 'dashed' || item.borderStyle === 'dotted' ? styles[item.borderStyle] : ''
  return <View className={`${styles.line} ${look}`} style={style} />
}
