import { useState } from 'react'
import { Swiper, SwiperItem, View } from '@tarojs/components'
import { Image } from '@/ui/Image'
import styles from '../goodsDetail.module.scss'
import { useTexts } from '../texts'

/** Square pictures, one at a time, with their count. */
export function Gallery({ pictures, alt }: { pictures: readonly string[]; alt: string }) {
  const texts = useTexts()
  const [at, setAt] = useState(0)
  const shown = pictures.length > 0 ? pictures : ['']
  return (
    <View className={`${styles.gallery} t-gallery`}>
      <Swiper className={styles.swiper} onChange={(event) => setAt(event.detail.current)}>
        {shown.map((picture, i) => (
          // by place: another sku changes the first picture only, and the view is not told of the others
          <SwiperItem key={i}>
            <Image src={picture} width={750} fluid eager={i === 0} alt={i === 0 ? alt : undefined} />
          </SwiperItem>
        ))}
      </Swiper>
      {shown.length > 1 && <View className={styles.count}>{texts.picture(at + 1, shown.length)}</View>}
    </View>
  )
}
