import { useCallback, useState } from 'react'
import type { StreetRow } from '@mall/contract/shop'
import { usePagedList } from '@/api/usePagedList'
import { useCity } from '@/domain/city/useCity'
import { useFollowed } from '@/domain/favourites/useFollowed'
import { findHere, useHere } from '@/domain/place/here'
import { useSharing } from '@/domain/share/useSharing'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { BarButton } from '@/ui/BarButton'
import { Screen } from '@/ui/Screen'
import { TabbedList } from '@/ui/TabbedList'
import { NoShops } from './parts/NoShops'
import { ShopSearch } from './parts/ShopSearch'
import { StreetCard } from './parts/StreetCard'
import { Trades } from './parts/Trades'
import { questionOf, sorts, type Sort } from './question'
import { useTexts } from './texts'

/** as long as the search field takes them */
const longest = 50

/** Nothing is asked for while shops are hidden; the Screen draws the empty state. */
export function StreetScreen() {
  const { keyword = '' } = useParams(routes.shopStreet)
  const begun = String(keyword).trim().slice(0, longest)
  return useOpenable(routes.shopStreet) ? <Street key={begun} begun={begun} /> : <Screen />
}

/** The open shops of the mall, or of the chosen city. */
function Street({ begun }: { begun: string }) {
  const texts = useTexts()
  const [keyword, search] = useState(begun)
  const [trade, setTrade] = useState(0)
  const [sort, setSort] = useState<Sort>('all')
  const { point, asking } = useHere()
  const city = useCity()
  const citiesOpen = useOpenable(routes.city)
  const among = useFollowed()
  const list = usePagedList('/api/shop/page', questionOf({ keyword, trade, sort, point }), {
    rowKey: (shop) => shop.site_id,
  })
  useSharing({ card: { title: texts.title, image: '' }, page: routes.shopStreet, params: keyword ? { keyword } : {} })
  const row = useCallback((shop: StreetRow) => <StreetCard key={shop.site_id} shop={shop} among={among} />, [among])
  const sortBy = async (next: Sort) => {
    // nothing is nearest as long as nobody knows where the shopper stands
    if (next !== 'near' || point || (await findHere())) setSort(next)
  }
  return (
    <Screen
      title={texts.title}
      heading={<ShopSearch begun={begun} onSearch={search} />}
      right={
        citiesOpen && (
          <BarButton
            icon="location"
            label={texts.city(city.name)}
            className="t-city"
            onClick={() => void open(routes.city)}
          />
        )
      }
    >
      <TabbedList
        search={<Trades trade={trade} onTrade={setTrade} />}
        tabs={sorts.map((key) => ({ key, label: key === 'near' && asking ? texts.locating : texts.sorts[key] }))}
        tab={sort}
        onTab={(next) => void sortBy(next)}
        list={list}
        row={row}
        empty={<NoShops keyword={keyword} city={city} />}
      />
    </Screen>
  )
}
