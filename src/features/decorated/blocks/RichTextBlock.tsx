import { View } from '@tarojs/components'
import type { RichTextItem } from '@mall/contract/diyComponents'
import { RichContent } from '@/ui/RichContent'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'

export function RichTextBlock({ item }: { item: RichTextItem }) {
  const colour = useColours()
  const style = {
    padding: px(item.padding ?? 24),
    marginTop: px(item.marginTop ?? 0),
    background: colour(item.backgroundColor),
  }
  return (
    <View style={style}>
      <RichContent html={item.html} />
    </View>
  )
}
