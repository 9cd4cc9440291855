import { useState } from 'react'
import { Image as NativeImage, View } from '@tarojs/components'
import { Skeleton } from '@/ui/Skeleton'
import { Stopped } from '@/ui/Stopped'
import styles from './poster.module.scss'
import { useTexts } from './texts'

interface PosterProps {
  /** full address; '' while it is drawn */
  url: string
  onRetry: () => void
  /** what is on it, read out; without it what a poster of goods shows */
  label?: string | undefined
}

/** Its room is kept while it is drawn and loaded. */
export function Poster({ url, onRetry, label }: PosterProps) {
  const texts = useTexts()
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const again = () => {
    setState('loading')
    setAttempt(attempt + 1)
    onRetry()
  }
  if (state === 'failed') return <Stopped why="failed" onRetry={again} />
  return (
    <View className={styles.frame}>
      {state === 'loading' && (
        <Skeleton label={texts.drawing} className={styles.waiting}>
          <View className={styles.blank} />
        </Skeleton>
      )}
      {url && (
        <NativeImage
          key={attempt}
          className={`${styles.poster} t-poster`}
          src={url}
          mode="aspectFit"
          showMenuByLongpress
          ariaLabel={label ?? texts.poster}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </View>
  )
}
