import { View } from '@tarojs/components'
import type { SearchItem, ShopSearchItem } from '@mall/contract/diyComponents'
import { open } from '@/navigation/open'
import { isOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../decorated.module.scss'
import { useShownSite } from '../shopContext'
import { useTexts } from '../texts'
import { useColours } from '@/ui/theme/useColours'

/** Leads to the search page; in a shop to the shop's own, unless shops are hidden. */
export function Search({ item }: { item: SearchItem | ShopSearchItem }) {
  const texts = useTexts()
  const colour = useColours()
  const site = useShownSite()
  const go = () =>
    site > 0 && isOpenable(routes.shopSearch)
      ? open(routes.shopSearch, { site_id: site })
      : open(routes.goodsSearch, site > 0 ? { siteId: site } : {})
  return (
    <View className={styles.search} style={{ background: colour(item.backgroundColor) }}>
      <Tap
        className={`${styles.searchField} ${item.borderType === 1 ? styles.square : ''} t-home-search`}
        style={{ background: colour(item.bgColor) }}
        role="link"
        onClick={go}
      >
        <Icon name="search" size={32} />
        <View className={styles.searchWords}>{item.title || texts.search}</View>
      </Tap>
    </View>
  )
}
