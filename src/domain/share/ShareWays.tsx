import { useState } from 'react'
import { Button, View } from '@tarojs/components'
import { useSharer } from '@/api/sharer'
import { PosterSheet, type PosterPath } from '@/domain/poster/PosterSheet'
import { clipboard } from '@/platform/clipboard/clipboard'
import { useShareAppMessage } from '@/platform/lifecycle/lifecycle'
import { share } from '@/platform/share/share'
import { addressOf } from '@/navigation/address'
import { fileUrl, pageUrl } from '@/session/baseUrl'
import { toast } from '@/session/toast'
import type { Route } from '@/routes'
import { BarButton } from '@/ui/BarButton'
import { Icon, type IconName } from '@/ui/Icon'
import { Sheet } from '@/ui/Sheet'
import { Tap } from '@/ui/Tap'
import { useTexts } from './texts'
import styles from './ShareWays.module.scss'

interface ShareWaysProps {
  /** the card that a friend sees; `image` as the wire has it */
  card: { title: string; image: string; summary?: string }
  /** the page that is handed on, and what names it there */
  page: Route
  params: Record<string, number>
  /** the call that draws its poster; without it none is offered */
  poster?: PosterPath | undefined
  /** what of it is open, where another button of the page opens it too */
  state?: ShareState
}

export type ShareState = readonly [
  shown: 'ways' | 'poster' | undefined,
  show: (next: 'ways' | 'poster' | undefined) => void,
]
export const useShareState = (): ShareState => useState<ShareState[0]>()

/** Hands a page on: to a friend (WeChat's own sheet, or the browser's), as a poster, or as a link. */
export function ShareWays({ card, page, params, poster, state }: ShareWaysProps) {
  const texts = useTexts()
  const own = useShareState()
  const [shown, show] = state ?? own
  const sharer = useSharer()
  const path = addressOf(page, { ...params, ...sharer })
  const link = pageUrl(path)
  const image = fileUrl(card.image)
  // a code has room for 32 characters
  const posterParams = { ...params, ...(sharer.source_member ? { suid: sharer.source_member } : {}) }
  useShareAppMessage(() => ({ title: card.title, path, imageUrl: image }))
  const hide = () => show(undefined)
  const copy = async () => {
    hide()
    if (await clipboard.copy(link)) toast(texts.linkCopied)
  }
  const offer = async () => {
    if ((await share.offer({ ...card, image, path, link })) === 'unavailable') await copy()
    else hide()
  }
  return (
    <>
      <BarButton icon="share" label={texts.share} className="t-share" onClick={() => show('ways')} />
      <Sheet open={shown === 'ways'} onClose={hide} title={texts.share} className="t-share-sheet">
        <View className={styles.ways}>
          <Button className={`${styles.way} press t-share-friend`} openType="share" onClick={() => void offer()}>
            <Face icon="message" word={texts.shareFriend} />
          </Button>
          {poster && (
            <Tap className={`${styles.way} t-share-poster`} onClick={() => show('poster')}>
              <Face icon="picture" word={texts.sharePoster} />
            </Tap>
          )}
          <Tap className={`${styles.way} t-share-link`} onClick={() => void copy()}>
            <Face icon="copy" word={texts.shareLink} />
          </Tap>
        </View>
      </Sheet>
      {poster && (
        <PosterSheet open={shown === 'poster'} onClose={hide} route={page} params={posterParams} from={poster} />
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
