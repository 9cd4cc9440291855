import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '@/api/CallFailure'
import { useDidHide } from '@/platform/lifecycle/lifecycle'

/** ms in which a deletion can be taken back */
export const undoTime = 4000

interface UndoOptions<Key> {
  /** tells the server; the rows come back when it refuses, and the call has told why */
  send: (keys: readonly Key[]) => Promise<unknown>
  /** the server has done it: the rows may leave the list for good */
  done: (keys: readonly Key[]) => void
}

export interface Undo<Key> {
  /** not to be drawn */
  hidden: ReadonlySet<Key>
  /** deleted a moment ago; empty when nothing can be taken back */
  undoable: readonly Key[]
  /** stays the same function */
  remove(key: Key): void
  undo(): void
}

/** Rows that go at once, and for the server a moment later: until then, or until the page is left, it can be undone. */
export function useUndo<Key>({ send, done }: UndoOptions<Key>): Undo<Key> {
  const [hidden, setHidden] = useState<ReadonlySet<Key>>(new Set())
  const [undoable, setUndoable] = useState<readonly Key[]>([])
  const waiting = useRef<readonly Key[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const here = useRef(true)
  const options = useRef({ send, done })
  options.current = { send, done }

  const hold = (keys: readonly Key[]) => {
    waiting.current = keys
    if (here.current) setUndoable(keys)
  }
  const show = (keys: readonly Key[]) =>
    here.current && setHidden((before) => new Set([...before].filter((key) => !keys.includes(key))))
  const flush = useRef(async () => {
    const keys = waiting.current
    clearTimeout(timer.current)
    hold([])
    if (keys.length === 0) return
    try {
      await options.current.send(keys)
      if (here.current) options.current.done(keys)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
    show(keys)
  })

  useDidHide(() => void flush.current())
  useEffect(() => {
    here.current = true
    const end = flush.current
    return () => {
      here.current = false
      void end()
    }
  }, [])
  const remove = useRef((key: Key) => {
    clearTimeout(timer.current)
    setHidden((before) => new Set([...before, key]))
    hold([...waiting.current, key])
    timer.current = setTimeout(() => void flush.current(), undoTime)
  })
  return {
    hidden,
    undoable,
    remove: remove.current,
    undo() {
      clearTimeout(timer.current)
      show(waiting.current)
      hold([])
    },
  }
}
