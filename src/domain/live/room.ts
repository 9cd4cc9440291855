import type { LiveRoom } from '@mall/contract/content'
import { live } from '@/platform/live/live'
import { openLink } from '@/navigation/links'
import { open } from '@/navigation/open'
import { fileUrl } from '@/session/baseUrl'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { states } from './facts'
import { useTexts } from './texts'

/** What can be done with a room here; undefined: it can only be looked at. */
export type RoomAction = 'enter' | 'remind' | 'replay'

const addressOf = ({ roomid, weapp_url }: LiveRoom) => ({ roomId: roomid, url: weapp_url })

export function actionOf(room: LiveRoom): RoomAction | undefined {
  if (room.live_status === states.waits) return 'remind'
  if (room.live_status === states.live) return live.enters(addressOf(room)) ? 'enter' : undefined
  return room.live_status === states.ended && room.replay_url !== '' ? 'replay' : undefined
}

export async function enterRoom(room: LiveRoom): Promise<void> {
  if (!(await live.enter(addressOf(room)))) toast(useTexts.get().notEntered)
}

const isFilm = (url: string) => /\.(mp4|m4v|mov|webm|m3u8)([?#]|$)/i.test(url)

/** A recording is a film of its own or a page. */
export function watchReplay({ replay_url, banner }: LiveRoom): Promise<unknown> {
  if (!isFilm(replay_url)) return openLink(replay_url)
  return open(routes.previewVideo, { video_url: fileUrl(replay_url), video_img: fileUrl(banner) })
}
