import { useState } from 'react'
import type { MessageKind } from '@mall/contract/message'
import { CallFailure } from '@/api/CallFailure'
import { toast } from '@/session/toast'
import { Tap } from '@/ui/Tap'
import styles from '../messages.module.scss'
import { markAllRead } from '../read'
import { useTexts } from '../texts'

interface ReadAllProps {
  kinds: readonly MessageKind[]
  /** all of them are read on the server */
  onRead: () => void
}

/** In the bar of a page: marks what the page shows, and what lies further down, as read. */
export function ReadAll({ kinds, onRead }: ReadAllProps) {
  const texts = useTexts()
  const [busy, setBusy] = useState(false)
  const read = async () => {
    setBusy(true)
    try {
      await markAllRead(kinds)
      onRead()
      toast(texts.allRead)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    } finally {
      setBusy(false)
    }
  }
  return (
    <Tap className={`${styles.readAll} t-read-all`} disabled={busy} onClick={() => void read()}>
      {texts.readAll}
    </Tap>
  )
}
