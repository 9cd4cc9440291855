import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useShown } from '@/platform/lifecycle/shown'
import { notThere } from './room/outbox'
import { createRoom } from './room/room'

/** The room of the page that is shown: it listens as long as somebody looks. */
export function useRoom(siteId: number, memberId: number) {
  const room = useMemo(() => createRoom(siteId, memberId), [siteId, memberId])
  const shown = useShown()
  useEffect(() => (shown ? room.wake() : undefined), [room, shown])
  useEffect(() => () => room.leave(), [room])
  const { link, wasBound, servicer } = useStore(room.store)
  const conversation = useStore(room.conversation)
  const { drafts } = useStore(room.outbox)
  const { messages } = conversation
  const waiting = useMemo(() => notThere(drafts, messages), [drafts, messages])
  return {
    ...{ link, wasBound, servicer, conversation, waiting, shown },
    say: room.outbox.say,
    again: room.outbox.again,
    drop: room.outbox.drop,
    renew: room.conversation.renew,
    more: room.conversation.more,
    see: room.see,
  }
}

export type ShownRoom = ReturnType<typeof useRoom>
