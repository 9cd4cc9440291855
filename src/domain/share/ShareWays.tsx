import { useState } from 'react'
import { Button, View } from '@tarojs/components'
import { PosterSheet } from '@/domain/poster/PosterSheet'
import type { PosterPath } from '@/domain/poster/usePosters'
import { BarButton } from '@/ui/BarButton'
import { Icon, type IconName } from '@/ui/Icon'
import { Sheet } from '@/ui/Sheet'
import { Tap } from '@/ui/Tap'
import { useTexts } from './texts'
import { useSharing, type Shared } from './useSharing'
import styles from './ShareWays.module.scss'

interface ShareWaysProps extends Shared {
  /** the call that draws its poster; without it none is offered */
  poster?: PosterPath | undefined
  /** what is on the poster, read out; without it what a poster of goods shows */
  posterLabel?: string
  /** what of it is open, where another button of the page opens it too */
  state?: ShareState
}

export type ShareState = readonly [
  shown: 'ways' | 'poster' | undefined,
  show: (next: 'ways' | 'poster' | undefined) => void,
]
export const useShareState = (): ShareState => useState<ShareState[0]>()

/** Hands a page on: to a friend (WeChat's own sheet, or the browser's), as a poster, or as a link. */
export function ShareWays({ poster, posterLabel, state, ...shared }: ShareWaysProps) {
  const texts = useTexts()
  const own = useShareState()
  const [shown, show] = state ?? own
  const { posterParams, copy, offer } = useSharing(shared)
  const hide = () => show(undefined)
  const copyLink = () => {
    hide()
    return copy()
  }
  const toFriend = async () => {
    await offer()
    hide()
  }
  return (
    <>
      <BarButton icon="share" label={texts.share} className="t-share" onClick={() => show('ways')} />
      <Sheet open={shown === 'ways'} onClose={hide} title={texts.share} className="t-share-sheet">
        <View className={styles.ways}>
          <Button className={`${styles.way} press t-share-friend`} openType="share" onClick={() => void toFriend()}>
            <Face icon="message" word={texts.shareFriend} />
          </Button>
          {poster && (
            <Tap className={`${styles.way} t-share-poster`} onClick={() => show('poster')}>
              <Face icon="picture" word={texts.sharePoster} />
            </Tap>
          )}
          <Tap className={`${styles.way} t-share-link`} onClick={() => void copyLink()}>
            <Face icon="copy" word={texts.shareLink} />
          </Tap>
        </View>
      </Sheet>
      {poster && (
        <PosterSheet
          open={shown === 'poster'}
          onClose={hide}
          route={shared.page}
          params={posterParams}
          from={poster}
          label={posterLabel}
        />
      )}
    </>
  )
}

const Face = ({ icon, word }: { icon: IconName; word: string }) => (
  <>
    <View className={styles.face}>
      <Icon name={icon} size={48} />
    </View>
    {word}
  </>
)
