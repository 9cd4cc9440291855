import { View } from '@tarojs/components'
import type { SearchItem, ShopSearchItem } from '@mall/contract/diyComponents'
import { open } from '@/navigation/open'
import { isOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import { useColours } from '@/ui/theme/useColours'
import styles from '../decorated.module.scss'
import { useShownSite } from '../shopContext'
import { useTexts } from '../texts'

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
      {item.searchImg && <Image src={item.searchImg} width={72} fit="aspectFit" eager />}
      <Tap
        className={`${styles.searchField} ${Number(item.borderType) === 1 ? styles.square : ''} ${item.textAlign === 'center' ? styles.center : ''} t-home-search`}
        style={{ background: colour(item.bgColor), color: colour(item.textColor) }}
        role="link"
        onClick={go}
      >
        <Icon name="search" size={32} />
        <View className={styles.searchWords}>{item.title || texts.search}</View>
      </Tap>
    </View>
  )
}
