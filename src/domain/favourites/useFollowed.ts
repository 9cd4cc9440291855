import type { Data } from '@/api/call'
import { useData, type DataState } from '@/api/useData'
import { useIsMember } from '@/session/token'

const call = '/api/shopmember/membershoppages'
/** the most that one answer brings */
const page_size = 100

/** The shops a member follows in one answer, for a page of many shops; asked again whenever that page is shown again. */
export type Followed = DataState<Data<typeof call>>

export const useFollowed = (): Followed =>
  useData(call, { page: 1, page_size }, { enabled: useIsMember(), silent: true, onShow: true })

/** Whether this shop is among them; undefined: on their way, or there are more than the answer brings. */
export function isFollowed({ data }: Followed, siteId: number): 0 | 1 | undefined {
  if (!data) return undefined
  if (data.list.some(({ site_id }) => site_id === siteId)) return 1
  return data.count > data.list.length ? undefined : 0
}

/** What a confirmed change has made of them. */
export function setFollowed({ data, set, refresh }: Followed, siteId: number, on: number): void {
  if (!data) return void refresh()
  const others = data.list.filter(({ site_id }) => site_id !== siteId)
  // only who it is counts here
  const list = on === 1 ? [...others, { site_id: siteId } as (typeof others)[number]] : others
  set({ ...data, list, count: data.count + list.length - data.list.length })
}
