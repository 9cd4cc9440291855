import { useEffect, useState } from 'react'
import { Swiper, SwiperItem, View } from '@tarojs/components'
import { media } from '@/platform/media/media'
import { fileUrl } from '@/session/baseUrl'
import styles from './Gallery.module.scss'
import { useGalleryTexts } from './galleryTexts'
import { Image } from './Image'
import { PlayMark } from './PlayMark'
import { Tap } from './Tap'

interface GalleryProps {
  pictures: readonly string[]
  /** stands first, on the first picture */
  film?: { label: string; play: () => void } | undefined
  alt: string
}

/** ms that the first picture has for itself before the next is fetched */
const head = 800

/** Square pictures from edge to edge, one at a time, with their count; a tap shows them over the whole screen. */
export function Gallery({ pictures, film, alt }: GalleryProps) {
  const texts = useGalleryTexts()
  const [at, setAt] = useState(0)
  const [ahead, setAhead] = useState(0)
  const shown = pictures.length > 0 ? pictures : ['']
  const slides = film ? [shown[0]!, ...shown] : shown
  useEffect(() => {
    const timer = setTimeout(() => setAhead((before) => Math.max(before, 1)), head)
    return () => clearTimeout(timer)
  }, [])
  const turn = (to: number) => {
    setAt(to)
    setAhead((before) => Math.max(before, to + 1))
  }
  const look = (picture: number) =>
    pictures.length > 0 && media.preview({ urls: pictures.map(fileUrl), at: picture, label: alt })
  return (
    <View className={`${styles.gallery} t-gallery`}>
      <Swiper className={styles.swiper} onChange={(event) => turn(event.detail.current)}>
        {slides.map((picture, i) => {
          const filmed = i === 0 ? film : undefined
          return (
            // by place: another sku changes the first picture only, and the view is not told of the others
            <SwiperItem key={i}>
              <Tap
                className={`${styles.slide} ${filmed ? 't-play-video' : 't-picture'}`}
                label={filmed?.label ?? texts.look(film ? i : i + 1, shown.length)}
                onClick={() => (filmed ? filmed.play() : look(film ? i - 1 : i))}
              >
                <Image src={picture} width={750} fluid eager={i <= ahead} alt={i === 0 ? alt : undefined} />
                {filmed && <PlayMark />}
              </Tap>
            </SwiperItem>
          )
        })}
      </Swiper>
      <View className={slides.length > 1 ? styles.count : styles.alone}>{texts.position(at + 1, slides.length)}</View>
    </View>
  )
}
