import { useEffect, useRef, useState } from 'react'
import type { LiveRoom } from '@mall/contract/content'
import { call } from '@/api/call'
import { useDidShow } from '@/platform/lifecycle/lifecycle'
import { live } from '@/platform/live/live'
import { states } from './facts'

type Code = LiveRoom['live_status']
const isCode = (status: number): status is Code => status >= 101 && status <= 107

/** Rooms that are running or to come, which the player knows better than the clock. */
const changeable = ({ roomid, live_status }: LiveRoom) =>
  roomid > 0 && [states.live, states.waits].some((one) => one === live_status)

/** Passes on what WeChat's player tells of the rooms; true: something was news. */
async function passOn(rooms: readonly LiveRoom[]): Promise<boolean> {
  const news = await Promise.all(
    rooms.map(async ({ roomid, live_status }) => {
      const status = await live.status(roomid)
      if (status === undefined || status === live_status || !isCode(status)) return false
      const told = call('/live/api/live/modifyLiveStatus', { room_id: roomid, status }, { silent: true })
      return told.then(
        () => true,
        () => false,
      )
    }),
  )
  return news.some(Boolean)
}

/** Where WeChat's player knows another status than the mall, the mall is told and asked again. */
export function usePlayerStatus(rooms: readonly LiveRoom[], onNews: () => void): void {
  const [visits, setVisits] = useState(0)
  const heard = useRef('')
  const told = useRef(onNews)
  told.current = onNews
  const wanted = rooms.filter(changeable)
  const question = `${visits} ${wanted.map(({ roomid }) => roomid).join()}`
  useDidShow(() => setVisits((count) => count + 1))
  const latest = useRef(wanted)
  latest.current = wanted
  useEffect(() => {
    if (latest.current.length === 0 || heard.current === question) return
    heard.current = question
    void passOn(latest.current).then((news) => news && told.current())
  }, [question])
}
