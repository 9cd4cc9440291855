import { useMemo, useState } from 'react'
import { useData } from '@/api/useData'
import { wayOf } from '@/domain/chat/useContact'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { useIsMember } from '@/session/token'
import { BarButton } from '@/ui/BarButton'
import { Screen } from '@/ui/Screen'
import styles from './chat.module.scss'
import { RecentSheet } from './parts/RecentSheet'
import { Nobody, OtherWay } from './parts/OtherWay'
import { Room } from './parts/Room'
import { useTexts } from './texts'

/** An address is written by anybody: 0 for what is no number. */
const idIn = (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(0, value as number) : 0)

/** The conversation with a shop, or with the platform as site 0. */
export function RoomScreen() {
  const texts = useTexts()
  const params = useParams(routes.chatRoom)
  const site: unknown = params.site_id
  const isNamed = Number.isSafeInteger(site) && Number(site) >= 0
  const siteId = idIn(site)
  const member = useIsMember()
  const [recent, showRecent] = useState(false)
  const enabled = isNamed && member
  const config = useData('/api/config/servicer', { site_id: siteId }, { enabled })
  const shop = useData('/api/shop/info', { site_id: siteId }, { enabled: enabled && siteId > 0 })
  const me = useData('/api/member/info', {}, { enabled })
  const name = siteId === 0 ? texts.platform : shop.data?.site_name
  const [face, shopFace] = useMemo(
    () => [
      { name: texts.mine, avatar: me.data?.headimg ?? '' },
      { name: name ?? texts.title, avatar: shop.data?.logo || shop.data?.avatar || '' },
    ],
    [texts, name, me.data?.headimg, shop.data],
  )

  if (!isNamed) {
    return (
      <Screen title={texts.title} toTop={false}>
        <GoBrowsing text={texts.unknown} className="t-chat-unknown" />
      </Screen>
    )
  }
  const way = config.data && wayOf(config.data)
  const isThere = config.data && me.data && (siteId === 0 || shop.data)
  return (
    <Screen
      title={name ?? texts.title}
      data={[config, shop, me]}
      refused={(reason) => <GoBrowsing text={reason || texts.unknown} className="t-chat-unknown" />}
      right={
        <BarButton icon="message" label={texts.recent} className="t-chat-recent" onClick={() => showRecent(true)} />
      }
      toTop={false}
      className={styles.screen}
    >
      {isThere && way?.kind === 'room' && me.data && (
        <Room
          // another room is another conversation
          key={siteId}
          siteId={siteId}
          memberId={me.data.member_id}
          me={face}
          shop={shopFace}
          closed={siteId > 0 && shop.data?.shop_status === 0}
          skuId={idIn(params.sku_id)}
          orderId={idIn(params.order_id)}
        />
      )}
      {isThere && way && way.kind !== 'room' && <OtherWay siteId={siteId} />}
      {isThere && !way && <Nobody telephone={shop.data?.telephone ?? ''} />}
      <RecentSheet open={recent} siteId={siteId} onClose={() => showRecent(false)} />
    </Screen>
  )
}
