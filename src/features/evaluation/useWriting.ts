import { useEffect, useRef, useState } from 'react'
import { toast } from '@/session/toast'
import { dropDraft, keepDraft, readDraft } from './drafts'
import { blank, isBlank, saidOf, type Said, type Writing } from './rules'
import { useTexts } from './texts'

/** ms after the last change */
const rest = 400

/** What is being written about an order. Left by accident, it is there again the next time. */
export function useWriting(orderId: number, stage: 'first' | 'again') {
  const texts = useTexts()
  const [kept] = useState(() => readDraft(orderId, stage))
  const [writing, setWriting] = useState<Writing>(kept ?? blank)
  /** grows when everything is cleared: fields that hold something of their own begin anew */
  const [round, setRound] = useState(0)
  const latest = useRef(writing)
  const isSent = useRef(false)

  const keep = () => {
    if (isSent.current || isBlank(latest.current)) dropDraft(orderId, stage)
    else keepDraft(orderId, stage, latest.current)
  }
  const leave = useRef(keep)
  leave.current = () => {
    keep()
    const isNew = JSON.stringify(latest.current) !== JSON.stringify(kept)
    if (!isSent.current && !isBlank(latest.current) && isNew) toast(texts.kept)
  }
  useEffect(() => {
    const timer = setTimeout(keep, rest)
    return () => clearTimeout(timer)
    // orderId and stage: a page is about one order
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [writing])
  useEffect(() => () => leave.current(), [])

  const change = (next: Writing) => {
    latest.current = next
    setWriting(next)
  }
  return {
    writing,
    /** as of now, also in the tick of the last change */
    latest,
    round,
    restored: kept !== undefined && round === 0,
    set: (what: Partial<Omit<Writing, 'lines'>>) => change({ ...latest.current, ...what }),
    say: (id: number, what: Partial<Said>) => {
      const { lines } = latest.current
      change({ ...latest.current, lines: { ...lines, [id]: { ...saidOf(latest.current, id), ...what } } })
    },
    clear() {
      change(blank)
      setRound(round + 1)
    },
    /** It is with the mall now. */
    sent() {
      isSent.current = true
      dropDraft(orderId, stage)
    },
  }
}
