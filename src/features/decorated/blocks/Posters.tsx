import { View } from '@tarojs/components'
import type { ImageAdsItem } from '@mall/contract/diyComponents'
import { px } from '@/ui/theme/size'
import styles from '../decorated.module.scss'
import { Poster, postersOf } from './Poster'

/** Posters below each other. */
export function Posters({ item }: { item: ImageAdsItem }) {
  const { width, ratio, box, around } = postersOf(item)
  return (
    <View style={around}>
      {item.list.map((picture, i) => (
        <View
          key={i}
          className={`${styles.poster} t-framed`}
          style={{ ...box(picture), marginTop: i > 0 ? px(item.imageClearance ?? 0) : undefined }}
        >
          <Poster picture={picture} width={width} ratio={ratio(picture)} />
        </View>
      ))}
    </View>
  )
}
