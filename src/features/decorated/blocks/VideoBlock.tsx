import { Video, View } from '@tarojs/components'
import type { VideoItem } from '@mall/contract/diyComponents'
import { fileUrl } from '@/session/baseUrl'
import { px } from '@/ui/theme/size'
import styles from './later.module.scss'

/** Plays when it is tapped; nothing of it is loaded before. */
export function VideoBlock({ item }: { item: VideoItem }) {
  if (!item.url) return null
  return (
    <View style={{ padding: px(item.padding ?? 24) }}>
      <Video className={styles.video} src={fileUrl(item.url)} objectFit="contain" showFullscreenBtn />
    </View>
  )
}
