import { useContext, type CSSProperties } from 'react'
import { View } from '@tarojs/components'
import type { ShopInfoItem } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { FollowButton } from '@/domain/favourites/FollowButton'
import { ShopFace } from '@/domain/shop/ShopFace'
import { ShopScores } from '@/domain/shop/ShopScores'
import { readableNav } from '@/domain/tab-bar/tabs'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { useColours } from '@/ui/theme/useColours'
import { useTheme } from '@/ui/theme/useTheme'
import { PageTop } from '../pageTop'
import { useShownSite } from '../shopContext'
import styles from './later.module.scss'

/** Who the shop is, with what it tells about itself behind, whether one follows it, and how content its shoppers were. */
export function ShopInfo({ item }: { item: ShopInfoItem }) {
  const colour = useColours()(item.color)
  const top = useContext(PageTop)
  const theme = useTheme()
  const site = useShownSite()
  const introduces = useOpenable(routes.shopIntroduce)
  const { data: shop } = useData('/api/shop/info', { site_id: site }, { enabled: site > 0, silent: true })
  if (site === 0) return null
  const introduce = () => void open(routes.shopIntroduce, { site_id: site })
  // its words lie on the page's colour where there is one, else on a card
  const ink = colour && top && readableNav({ backgroundColor: top, textColor: colour }, theme, 'light').idle
  return (
    <View
      className={ink ? styles.shopBare : styles.shop}
      style={ink ? ({ color: ink, '--text-3': ink } as CSSProperties) : undefined}
    >
      {shop && (
        <>
          <ShopFace shop={shop} onClick={introduces ? introduce : undefined}>
            <FollowButton siteId={site} />
          </ShopFace>
          <View style={ink ? ({ '--primary-text': ink } as CSSProperties) : undefined}>
            <ShopScores shop={shop} />
          </View>
        </>
      )}
    </View>
  )
}
