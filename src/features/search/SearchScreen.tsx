import { useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { searchFor } from '@/domain/search/searchFor'
import { back } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Screen } from '@/ui/Screen'
import { SearchField } from '@/ui/SearchField'
import { Tap } from '@/ui/Tap'
import { useMetrics } from '@/ui/useMetrics'
import { History } from './parts/History'
import { HotWords } from './parts/HotWords'
import { ShopCategories } from './parts/ShopCategories'
import { SuggestionList } from './parts/SuggestionList'
import styles from './search.module.scss'
import { useTexts } from './texts'

/** The whole mall; with siteId one shop of it. */
export function GoodsSearchScreen() {
  const { keyword, siteId = 0 } = useParams(routes.goodsSearch)
  return <Search key={siteId} begun={keyword} siteId={siteId} />
}

export function ShopSearchScreen() {
  const { site_id: siteId = 0 } = useParams(routes.shopSearch)
  return <Search key={siteId} siteId={siteId} />
}

function Search({ begun, siteId }: { begun?: string | number; siteId: number }) {
  const texts = useTexts()
  const inShop = siteId > 0
  const [typed, type] = useState(begun === undefined ? '' : String(begun))
  const usual = useData('/api/goods/defaultSearchWords', {}, { enabled: !inShop, silent: true })
  // beside WeChat's capsule an arrow leaves more room for the words
  const { capsule } = useMetrics()
  const hint = usual.data?.words.trim() ?? ''
  // what stands in the field when it is confirmed counts, not what the last render knew
  const search = (text: string) => {
    const keyword = text.trim() || hint
    if (keyword) searchFor(keyword, siteId)
  }
  const cancel = (
    <Tap className={`${styles.cancel} t-search-cancel`} onClick={() => void back()}>
      {texts.cancel}
    </Tap>
  )
  return (
    <Screen
      title={inShop ? texts.shopTitle : texts.title}
      ground="surface"
      toTop={false}
      heading={
        <SearchField
          value={typed}
          placeholder={hint || (inShop ? texts.searchShop : texts.search)}
          label={texts.search}
          focus
          onType={type}
          onSearch={search}
        />
      }
      {...(capsule === 0 && { left: null, right: cancel })}
    >
      {typed.trim() ? (
        <SuggestionList typed={typed.trim()} siteId={siteId} onSearch={search} />
      ) : (
        <View className={styles.page}>
          <History onSearch={search} />
          {inShop ? <ShopCategories siteId={siteId} /> : <HotWords onSearch={search} />}
        </View>
      )}
    </Screen>
  )
}
