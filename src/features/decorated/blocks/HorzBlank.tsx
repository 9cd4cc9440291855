import { View } from '@tarojs/components'
import type { HorzBlankItem } from '@mall/contract/diyComponents'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'

export function HorzBlank({ item }: { item: HorzBlankItem }) {
  const colour = useColours()
  const { height, marginLeftRight = 0 } = item
  return (
    <View
      style={{ height: px(height || 0), margin: `0 ${px(marginLeftRight)}`, background: colour(item.backgroundColor) }}
    />
  )
}
