import { useEffect, useState } from 'react'
import { Swiper, SwiperItem, View } from '@tarojs/components'
import type { ImageAdsItem } from '@mall/contract/diyComponents'
import { useShown } from '@/platform/lifecycle/shown'
import styles from '../decorated.module.scss'
import { Poster, postersOf } from './Poster'

/** ms until a poster gives way to the next */
const interval = 4500
/** ms after which the first one's neighbours are fetched: not within the second of the first screen's pictures */
const later = 2000

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

/** Posters that come one after another by themselves. */
export function Carousel({ item }: { item: ImageAdsItem }) {
  const [at, setAt] = useState(0)
  const [seen, setSeen] = useState<readonly number[]>([0])
  const due = useLater() || seen.length > 1
  const count = item.list.length
  const isBeside = (i: number) => seen.some((one) => [1, count - 1].includes((i - one + count) % count))
  const isDrawn = (i: number) => seen.includes(i) || (due && isBeside(i))
  const [first] = item.list
  if (!first) return null
  const { width, around, ...of } = postersOf(item)
  const [box, ratio] = [of.box(first), of.ratio(first)]
  return (
    <View style={around}>
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
    </View>
  )
}
