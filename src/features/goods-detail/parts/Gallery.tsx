import { useEffect, useState } from 'react'
import { Swiper, SwiperItem, View } from '@tarojs/components'
import { media } from '@/platform/media/media'
import { fileUrl } from '@/session/baseUrl'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import { useTexts } from '../texts'
import styles from './Gallery.module.scss'

interface GalleryProps {
  pictures: readonly string[]
  /** stands first, on its own picture */
  video: string
  alt: string
}

/** ms that the first picture has for itself before the next is fetched */
const head = 800

/** Square pictures from edge to edge, one at a time, with their count; a tap shows them over the whole screen. */
export function Gallery({ pictures, video, alt }: GalleryProps) {
  const texts = useTexts()
  const [at, setAt] = useState(0)
  const [ahead, setAhead] = useState(0)
  const films = useOpenable(routes.previewVideo) && video !== ''
  const shown = pictures.length > 0 ? pictures : ['']
  const slides = films ? [shown[0]!, ...shown] : shown
  useEffect(() => {
    const timer = setTimeout(() => setAhead((before) => Math.max(before, 1)), head)
    return () => clearTimeout(timer)
  }, [])
  const turn = (to: number) => {
    setAt(to)
    setAhead((before) => Math.max(before, to + 1))
  }
  const play = () => open(routes.previewVideo, { video_url: fileUrl(video), video_img: fileUrl(shown[0]!) })
  const look = (picture: number) =>
    pictures.length > 0 && media.preview({ urls: pictures.map(fileUrl), at: picture, label: alt })
  return (
    <View className={`${styles.gallery} t-gallery`}>
      <Swiper className={styles.swiper} onChange={(event) => turn(event.detail.current)}>
        {slides.map((picture, i) => {
          const film = films && i === 0
          const name = film ? texts.playVideo : texts.look(films ? i : i + 1, shown.length)
          return (
            // by place: another sku changes the first picture only, and the view is not told of the others
            <SwiperItem key={i}>
              <Tap
                className={`${styles.slide} ${film ? 't-play-video' : 't-picture'}`}
                label={name}
                onClick={() => (film ? void play() : look(films ? i - 1 : i))}
              >
                <Image src={picture} width={750} fluid eager={i <= ahead} alt={i === 0 ? alt : undefined} />
                {film && (
                  <View className={styles.play}>
                    <View className={styles.triangle} />
                  </View>
                )}
              </Tap>
            </SwiperItem>
          )
        })}
      </Swiper>
      <View className={slides.length > 1 ? styles.count : styles.alone}>{texts.picture(at + 1, slides.length)}</View>
    </View>
  )
}
