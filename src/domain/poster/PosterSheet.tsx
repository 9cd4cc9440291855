import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { stopOf } from '@/ui/screenState'
import { Sheet } from '@/ui/Sheet'
import { Stopped } from '@/ui/Stopped'
import { Poster } from './Poster'
import styles from './poster.module.scss'
import { useTexts } from './texts'
import { usePosters, type PosterOf } from './usePosters'
import { useSaving } from './useSaving'

interface PosterSheetProps extends PosterOf {
  open: boolean
  onClose: () => void
  /** as Poster's */
  label?: string | undefined
}

/** The server's poster of a page, to be saved or sent on. */
export function PosterSheet({ open, onClose, label, ...of }: PosterSheetProps) {
  const texts = useTexts()
  const { urls, failure, refresh } = usePosters(of, open)
  const { saving, save } = useSaving()
  const [url = ''] = urls
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
      {failure && !url ? (
        <Stopped why={stopOf(failure)} message={failure.message} onRetry={() => void refresh()} />
      ) : (
        <Poster key={url} url={url} label={label} onRetry={() => void refresh()} />
      )}
    </Sheet>
  )
}
