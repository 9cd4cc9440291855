import { RichText, View } from '@tarojs/components'
import { richNodes } from './richNodes'
import styles from './RichContent.module.scss'

/** Html of articles and goods: pictures as wide as the column, nothing that runs. */
export function RichContent({ html, className = '' }: { html: string; className?: string }) {
  return (
    <View className={`${styles.content} ${className} t-rich`}>
      <RichText nodes={richNodes(html)} />
    </View>
  )
}
