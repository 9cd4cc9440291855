import type { LiveInfoItem } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { isOn } from '@/domain/decoration/pageValue'
import { LiveFace } from '@/domain/live/LiveFace'
import { host } from '@/platform/host/host'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Tap } from '@/ui/Tap'
import { px } from '@/ui/theme/size'
import { useShownSite } from '../shopContext'
import styles from './later.module.scss'

/** The room of the shown site that is live, or the next one; only where WeChat's player is. */
export function LiveInfo({ item }: { item: LiveInfoItem }) {
  const site = useShownSite()
  const enabled = useOpenable(routes.liveList) && host.appType === 'weapp'
  const { data: room } = useData('/live/api/live/info', { site_id: site }, { enabled, silent: true })
  if (!room) return null
  return (
    <Tap
      className={`${styles.live} t-block-live`}
      style={{ marginTop: px(item.marginTop ?? 0) }}
      role="link"
      label={room.name}
      onClick={() => void open(routes.liveList, site > 0 ? { site_id: site } : {})}
    >
      <LiveFace
        room={room}
        hide={{ anchor: !isOn(item.isShowAnchorInfo ?? 1), goods: !isOn(item.isShowLiveGood ?? 1) }}
      />
    </Tap>
  )
}
