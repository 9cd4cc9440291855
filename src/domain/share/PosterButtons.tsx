import { View } from '@tarojs/components'
import { useTexts as usePosterTexts } from '@/domain/poster/texts'
import { useSaving } from '@/domain/poster/useSaving'
import { Button } from '@/ui/Button'
import styles from './PosterButtons.module.scss'
import { useTexts } from './texts'
import type { useSharing } from './useSharing'

interface PosterButtonsProps extends Pick<ReturnType<typeof useSharing>, 'copy' | 'offer'> {
  /** of the poster; '' while it is drawn */
  url: string
}

/** Below a poster that is the page itself: saves it, and hands on what its code leads to. */
export function PosterButtons({ url, copy, offer }: PosterButtonsProps) {
  const texts = useTexts()
  const posters = usePosterTexts()
  const { saving, save } = useSaving()
  return (
    <View className={styles.buttons}>
      <Button className="t-save-poster" size="big" loading={saving} disabled={!url} onClick={() => void save(url)}>
        {posters.save}
      </Button>
      <View className={styles.others}>
        <Button className="t-share-link" kind="secondary" block icon="copy" onClick={() => void copy()}>
          {texts.shareLink}
        </Button>
        <Button
          className="t-share-friend"
          kind="secondary"
          block
          icon="share"
          openType="share"
          onClick={() => void offer()}
        >
          {texts.shareFriend}
        </Button>
      </View>
    </View>
  )
}
