import { useState } from 'react'
import { Image as NativeImage, View } from '@tarojs/components'
import type { Path } from '@mall/contract/api'
import { useData } from '@/api/useData'
import { fileUrl } from '@/session/baseUrl'
import type { Route } from '@/routes'
import { Button } from '@/ui/Button'
import { stopOf } from '@/ui/screenState'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { Stopped } from '@/ui/Stopped'
import styles from './poster.module.scss'
import { useTexts } from './texts'
import { useSaving } from './useSaving'

export type PosterPath = Extract<Path, `${string}/poster`>

interface PosterSheetProps {
  open: boolean
  onClose: () => void
  /** what the poster's code leads to */
  route: Route
  /** params of the route, and who shares: `{ sku_id, suid }` */
  params: Record<string, string | number>
  /** the call that draws it; `/api/goods/poster` for goods */
  from?: PosterPath
}

/** The server's poster of a page, to be saved or sent on. */
export function PosterSheet({ open, onClose, route, params, from = '/api/goods/poster' }: PosterSheetProps) {
  const texts = useTexts()
  const poster = useData(from, { page: `/${route.path}`, qrcode_param: params }, { enabled: open, silent: true })
  const { saving, save } = useSaving()
  // a list of texts is the other answer that servers give for distributors (wire/fenxiao)
  const path = Array.isArray(poster.data) ? poster.data[0] : poster.data?.path
  const url = fileUrl(path ?? '')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.title}
      className="t-poster-sheet"
      footer={
        url && (
          <View className={styles.foot}>
            <Button size="big" className="t-save-poster" loading={saving} onClick={() => void save(url)}>
              {texts.save}
            </Button>
            <View className={styles.hold}>{texts.hold}</View>
          </View>
        )
      }
    >
      {poster.failure && !url ? (
        <Stopped why={stopOf(poster.failure)} message={poster.failure.message} onRetry={() => void poster.refresh()} />
      ) : (
        <Poster key={url} url={url} onRetry={() => void poster.refresh()} />
      )}
    </Sheet>
  )
}

/** Its room is kept while it is drawn and loaded. */
function Poster({ url, onRetry }: { url: string; onRetry: () => void }) {
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
          ariaLabel={texts.poster}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </View>
  )
}
