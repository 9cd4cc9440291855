import { View } from '@tarojs/components'
import { open } from '@/session/open'
import { isOpenable } from '@/session/openable'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../goodsList.module.scss'
import type { Scope } from '../question'
import { useTexts } from '../texts'

/** Looks like the field it leads to, with what was searched for. */
export function SearchEntry({ scope: { keyword, siteId }, ofShop }: { scope: Scope; ofShop: boolean }) {
  const texts = useTexts()
  const hint = ofShop ? texts.searchShop : texts.search
  const go = () => {
    const word = keyword ? { keyword } : {}
    if (!siteId) return open(routes.goodsSearch, word)
    // the shop's own search takes no keyword; a known one is changed in the mall's, kept to the shop
    return keyword || !isOpenable(routes.shopSearch)
      ? open(routes.goodsSearch, { ...word, siteId })
      : open(routes.shopSearch, { site_id: siteId })
  }
  return (
    <Tap
      className={`${styles.field} t-list-search`}
      role="link"
      label={keyword ? `${hint}: ${keyword}` : hint}
      onClick={go}
    >
      <Icon name="search" size={30} />
      <View className={`${styles.words} ${keyword ? styles.keyword : ''}`}>{keyword ?? hint}</View>
    </Tap>
  )
}
