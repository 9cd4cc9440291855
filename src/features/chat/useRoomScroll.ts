import { useCallback, useEffect, useRef, useState } from 'react'
import type { BaseEventOrig, ScrollViewProps } from '@tarojs/components'

/** css px from the end within which one reads the newest */
const near = 80
/** below everything; grows by one with every way to the end, since a view moves when the number changes */
const bottom = 1_000_000

interface Listed {
  /** ids of the oldest and the newest message, 0 = none */
  first: number
  last: number
  /** of the servicer's */
  theirs: readonly number[]
  /** how many of one's own are on their way */
  waiting: number
  /** changes with the height of the list */
  height: string
}

/**
 * Where the list stands: at its end, where new messages keep it, or above, where they are counted. What comes on top
 * moves nothing.
 */
export function useRoomScroll({ first, last, theirs, waiting, height }: Listed) {
  const [top, setTop] = useState(bottom)
  const [into, setInto] = useState('')
  const [atEnd, setAtEnd] = useState(true)
  const end = useRef(true)
  /** the newest that was at the end of what one saw */
  const [seen, setSeen] = useState(0)
  /** the least that ever lay below the upper edge: the height of the list itself */
  const least = useRef(Infinity)
  const before = useRef({ first, waiting, height })

  const note = (value: boolean) => {
    end.current = value
    setAtEnd(value)
  }
  const toEnd = useCallback(() => {
    setInto('')
    setTop((value) => value + 1)
    end.current = true
    setAtEnd(true)
  }, [])

  useEffect(() => {
    const was = before.current
    before.current = { first, waiting, height }
    if (height !== was.height) least.current = Infinity
    // one's own words are always seen
    if (end.current || waiting > was.waiting) toEnd()
    else if (first < was.first) setInto(`m${was.first}`)
  }, [first, last, waiting, height, toEnd])
  useEffect(() => {
    if (atEnd) setSeen(last)
  }, [atEnd, last])

  return {
    top,
    into,
    atEnd,
    toEnd,
    /** those that came while one read above */
    fresh: atEnd ? 0 : theirs.filter((id) => id > seen).length,
    onScroll({ detail }: BaseEventOrig<ScrollViewProps.onScrollDetail>) {
      const below = detail.scrollHeight - detail.scrollTop
      least.current = Math.min(least.current, below)
      note(below - least.current <= near)
    },
  }
}
