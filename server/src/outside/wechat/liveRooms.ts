import { WeChatFailure, type WeChatApi } from './weChatApi'

/** What WeChat knows of its live rooms. */
export interface LiveRooms {
  /** State of each room by its roomid (101 live ... 107 expired); null = not linked. */
  states(): Promise<ReadonlyMap<number, number> | null>
}

export const absentLiveRooms: LiveRooms = { states: () => Promise.resolve(null) }

interface Answer {
  room_info?: { roomid: number; live_status: number }[]
  total?: number
}

const path = '/wxa/business/getliveinfo'
const pageSize = 100
/** A mall with more rooms knows its newest thousand. */
const pagesMost = 10
/** the app has no rooms */
const noRooms = 9410000
/** ms that an answer is good for: players report without being known, and WeChat counts how often it is asked */
const goodFor = 30_000

/** WeChat's own list of rooms, by its published call. `now` in ms of the machine's clock. */
export function weChatLiveRooms(api: WeChatApi, now: () => number = Date.now): LiveRooms {
  let last: { at: number; states: Promise<ReadonlyMap<number, number>> } | undefined
  return {
    states() {
      if (last && now() - last.at < goodFor) return last.states
      const asked = { at: now(), states: askAll(api) }
      last = asked
      asked.states.catch(() => last === asked && (last = undefined))
      return asked.states
    },
  }
}

async function askAll(api: WeChatApi): Promise<ReadonlyMap<number, number>> {
  const states = new Map<number, number>()
  for (let page = 0; page < pagesMost; page++) {
    const { room_info = [], total = 0 } = await ask(api, page * pageSize)
    for (const { roomid, live_status } of room_info) states.set(roomid, live_status)
    if (room_info.length === 0 || states.size >= total) break
  }
  return states
}

async function ask(api: WeChatApi, start: number): Promise<Answer> {
  try {
    return await api.post<Answer>(path, { start, limit: pageSize })
  } catch (error) {
    if (error instanceof WeChatFailure && error.errcode === noRooms) return {}
    throw error
  }
}
