import { useState } from 'react'
import { Swiper, SwiperItem, View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { Poster } from '@/domain/poster/Poster'
import { PosterButtons } from '@/domain/share/PosterButtons'
import { useSharing } from '@/domain/share/useSharing'
import { stopOf } from '@/ui/screenState'
import { Stopped } from '@/ui/Stopped'
import { Tabs } from '@/ui/Tabs'
import styles from '../posters.module.scss'
import { usePosterTexts } from '../posterTexts'
import { pageOf, usePosterSlides, type Slide } from '../usePosterSlides'

/** One poster at a time; what is handed on is the page of the one that is seen. */
export function Posters({ memberId }: { memberId: number }) {
  const texts = usePosterTexts()
  const words = useFenxiaoWords()
  const rule = useData('/fenxiao/api/config/relation', {}, { silent: true }).data?.child_condition
  const slides = usePosterSlides(memberId)
  const [wanted, turn] = useState(0)
  const at = Math.min(wanted, slides.length - 1)
  const { subject, url } = slides[at]!
  const { copy, offer } = useSharing({ card: { title: texts.card[subject], image: url }, ...pageOf(subject) })
  return (
    <View className={styles.page}>
      {slides.length > 1 && (
        <Tabs
          className={styles.tabs}
          items={slides.map(({ label }, key) => ({ key, label }))}
          active={at}
          onChange={turn}
          look="pill"
        />
      )}
      <Swiper className={styles.swiper} current={at} onChange={(event) => turn(event.detail.current)}>
        {slides.map((slide) => (
          <SwiperItem key={slide.key}>
            <SlideFace slide={slide} />
          </SwiperItem>
        ))}
      </Swiper>
      {rule && <View className={`${styles.how} t-counts-when`}>{texts.how[rule](words)}</View>}
      <PosterButtons url={url} copy={copy} offer={offer} />
    </View>
  )
}

function SlideFace({ slide: { label, url, failure, refresh } }: { slide: Slide }) {
  const texts = usePosterTexts()
  const again = () => void refresh()
  if (failure) return <Stopped why={stopOf(failure)} message={failure.message} onRetry={again} />
  return <Poster key={url} url={url} label={texts.picture(label)} onRetry={again} />
}
