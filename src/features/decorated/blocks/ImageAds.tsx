import { useState } from 'react'
import { Swiper, SwiperItem, View } from '@tarojs/components'
import type { ImageAdsItem } from '@mall/contract/diyComponents'
import { Image } from '@/ui/Image'
import { px } from '@/ui/theme/size'
import styles from '../decorated.module.scss'
import { Linked } from './Linked'

type Picture = ImageAdsItem['list'][number]
const screen = 750

/** Posters: one after another by themselves, or below each other. Their words are drawn on them. */
export function ImageAds({ item }: { item: ImageAdsItem }) {
  const { list, padding = 0, marginTop = 0, height = 0, imageRadius = 0 } = item
  const [first] = list
  if (!first) return null
  const width = screen - 2 * padding
  const tall = height || (first.imgWidth && first.imgHeight ? (width * first.imgHeight) / first.imgWidth : width / 2)
  const box = { height: px(tall), borderRadius: px(imageRadius) }
  const around = { padding: `${px(marginTop)} ${px(padding)} 0` }
  if (item.selectedTemplate === 'single-graph') {
    return (
      <View style={around}>
        {list.map((picture, i) => (
          <View
            key={i}
            className={styles.poster}
            style={{ ...box, marginTop: i > 0 ? px(item.imageClearance ?? 0) : undefined }}
          >
            <Poster picture={picture} width={width} ratio={width / tall} />
          </View>
        ))}
      </View>
    )
  }
  return (
    <View style={around}>
      <Carousel item={item} box={box} width={width} ratio={width / tall} />
    </View>
  )
}

interface CarouselProps {
  item: ImageAdsItem
  box: { height: string; borderRadius: string }
  width: number
  ratio: number
}

function Carousel({ item, box, width, ratio }: CarouselProps) {
  const [at, setAt] = useState(0)
  return (
    <View className={styles.poster} style={box}>
      <Swiper
        className={styles.carousel}
        style={{ height: box.height }}
        autoplay={item.list.length > 1}
        circular
        interval={4500}
        onChange={(event) => setAt(event.detail.current)}
      >
        {item.list.map((picture, i) => (
          <SwiperItem key={i}>
            <Poster picture={picture} width={width} ratio={ratio} eager={i === 0} />
          </SwiperItem>
        ))}
      </Swiper>
      {item.list.length > 1 && (
        <View className={styles.dots} aria-hidden="true">
          {item.list.map((_, i) => (
            <View
              key={i}
              className={`${item.carouselChangeStyle === 'line' ? styles.dash : styles.dot} ${i === at ? styles.dotOn : ''}`}
            />
          ))}
        </View>
      )}
    </View>
  )
}

function Poster({ picture, width, ratio, eager }: { picture: Picture; width: number; ratio: number; eager?: boolean }) {
  return (
    <Linked link={picture.link} label={picture.title}>
      <Image src={picture.imageUrl} width={width} fluid ratio={ratio} eager={eager} alt={picture.title} />
      {picture.title && <View className={styles.posterWords}>{picture.title}</View>}
    </Linked>
  )
}
