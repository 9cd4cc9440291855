import { useEffect, useState } from 'react'
import { Swiper, SwiperItem, View } from '@tarojs/components'
import type { ImageAdsItem } from '@mall/contract/diyComponents'
import { Linked } from '@/domain/link/Linked'
import { useShown } from '@/platform/lifecycle/shown'
import { Image } from '@/ui/Image'
import { px } from '@/ui/theme/size'
import styles from '../decorated.module.scss'

type Picture = ImageAdsItem['list'][number]
const screen = 750
/** ms until a poster gives way to the next */
const interval = 4500
/** ms after which the first one's neighbours are fetched: not within the second of the first screen's pictures */
const later = 2000

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
            className={`${styles.poster} t-framed`}
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

/** Whether the page has been shown long enough to fetch what is not seen yet. */
function useLater(): boolean {
  const shown = useShown()
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!shown || due) return undefined
    const timer = setTimeout(() => setDue(true), later)
    return () => clearTimeout(timer)
  }, [shown, due])
  return due
}

interface CarouselProps {
  item: ImageAdsItem
  box: { height: string; borderRadius: string }
  width: number
  ratio: number
}

function Carousel({ item, box, width, ratio }: CarouselProps) {
  const [at, setAt] = useState(0)
  const [seen, setSeen] = useState<readonly number[]>([0])
  const due = useLater() || seen.length > 1
  const count = item.list.length
  const isBeside = (i: number) => seen.some((one) => [1, count - 1].includes((i - one + count) % count))
  const isDrawn = (i: number) => seen.includes(i) || (due && isBeside(i))
  return (
    <View className={`${styles.poster} t-framed`} style={box}>
      <Swiper
        className={styles.carousel}
        style={{ height: box.height }}
        autoplay={count > 1}
        circular
        interval={interval}
        onChange={({ detail: { current } }) => {
          setAt(current)
          setSeen((before) => (before.includes(current) ? before : [...before, current]))
        }}
      >
        {item.list.map((picture, i) => (
          <SwiperItem key={i}>
            {/* not lazy: it would be fetched while it comes in, and be blank until then */}
            {isDrawn(i) && <Poster picture={picture} width={width} ratio={ratio} eager />}
          </SwiperItem>
        ))}
      </Swiper>
      {count > 1 && (
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
