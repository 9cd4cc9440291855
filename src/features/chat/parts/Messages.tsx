import { useCallback, useMemo } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { media } from '@/platform/media/media'
import { fileUrl } from '@/session/baseUrl'
import { Icon } from '@/ui/Icon'
import { Skeleton, SkeletonText } from '@/ui/Skeleton'
import { stopOf } from '@/ui/screenState'
import { Stopped } from '@/ui/Stopped'
import { Tap } from '@/ui/Tap'
import type { Message } from '../room/message'
import { useTexts } from '../texts'
import type { ShownRoom } from '../useRoom'
import type { useRoomScroll } from '../useRoomScroll'
import styles from '../chat.module.scss'
import { DraftRow, MessageRow, type Speaker } from './MessageRow'

interface MessagesProps {
  room: ShownRoom
  scroll: ReturnType<typeof useRoomScroll>
  me: Speaker
  them: Speaker
}

/** The conversation, upwards as far as it goes. */
export function Messages({ room, scroll, me, them }: MessagesProps) {
  const texts = useTexts()
  const { messages, loaded, failure, ended, older } = room.conversation
  const pictures = useMemo(
    () =>
      messages.filter(({ kind, text }) => kind === 'image' && text).map(({ id, text }) => ({ id, url: fileUrl(text) })),
    [messages],
  )
  const onPicture = useCallback(
    ({ id }: Message) =>
      media.preview({
        urls: pictures.map(({ url }) => url),
        at: Math.max(
          0,
          pictures.findIndex((one) => one.id === id),
        ),
        label: texts.picture,
      }),
    [pictures, texts],
  )
  if (!loaded) {
    if (failure) return <Stopped why={stopOf(failure)} message={failure.message} onRetry={() => void room.renew()} />
    return (
      <Skeleton className={styles.waiting}>
        <SkeletonText lines={4} />
      </Skeleton>
    )
  }
  return (
    <>
      <ScrollView
        className={`${styles.scroll} t-chat-list`}
        scrollY
        enhanced
        scrollTop={scroll.top}
        scrollIntoView={scroll.into}
        upperThreshold={120}
        onScrollToUpper={() => older !== 'failed' && void room.more()}
        onScroll={scroll.onScroll}
      >
        <View className={styles.list} role="log" aria-live="polite">
          {ended ? (
            <View className={styles.hello}>{texts.hello}</View>
          ) : (
            <Tap className={`${styles.older} t-chat-older`} onClick={() => void room.more()}>
              {older === 'failed' ? texts.olderFailed : texts.older}
            </Tap>
          )}
          {messages.map((message, i) => (
            <MessageRow
              key={message.id}
              message={message}
              speaker={message.own ? me : them}
              before={messages[i - 1]?.at ?? 0}
              onPicture={onPicture}
            />
          ))}
          {room.waiting.map((draft) => (
            <DraftRow key={draft.key} draft={draft} speaker={me} onAgain={room.again} onRemove={room.drop} />
          ))}
        </View>
      </ScrollView>
      {scroll.fresh > 0 && (
        <Tap className={`${styles.fresh} t-chat-fresh`} onClick={scroll.toEnd}>
          <Icon name="down" size={28} />
          {texts.fresh(scroll.fresh)}
        </Tap>
      )}
    </>
  )
}
