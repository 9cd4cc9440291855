import { useEffect, useRef } from 'react'
import type { LiveRoom } from '@mall/contract/content'
import { now } from '@/session/clock'
import { useRemaining } from '@/ui/useRemaining'
import { states } from './facts'

interface NextChangeProps {
  rooms: readonly LiveRoom[]
  /** asks for the rooms again */
  onChange: () => void
}

/** s after a moment by our clock at which it has come by the server's too (session/clock) */
const grace = 2

/** When rooms begin or end, by what is known of them; unix s, the next one first. */
export const changesOf = (rooms: readonly LiveRoom[]): number[] =>
  rooms
    .flatMap(({ live_status, start_time, end_time }) =>
      live_status === states.waits ? [start_time] : live_status === states.live ? [end_time] : [],
    )
    .sort((one, other) => one - other)

/** Asks again when a room begins or ends, once for each moment: WeChat may begin later than was planned. Nothing to see. */
export function NextChange({ rooms, onChange }: NextChangeProps) {
  const done = useRef(0)
  const next = changesOf(rooms).find((moment) => moment > done.current)
  const change = () => {
    done.current = now() - grace
    onChange()
  }
  return next === undefined ? null : <Clock key={next} at={next + grace} onChange={change} />
}

/** A component of its own, so that its clock renders nothing around it. */
function Clock({ at, onChange }: { at: number; onChange: () => void }) {
  const passed = useRef(at <= now())
  const change = useRef(onChange)
  change.current = onChange
  useRemaining(at, onChange)
  useEffect(() => {
    // the answer was old when it was drawn
    if (passed.current) change.current()
  }, [])
  return null
}
