import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { useHere } from '@/domain/place/here'
import { StoreFacts } from '@/domain/store/StoreFacts'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Tap } from '@/ui/Tap'
import { useShownSite } from '../shopContext'
import styles from './later.module.scss'

/** Stores of the shown shop; the nearest first where the shopper has told where they are. */
export function ShopStore() {
  const site = useShownSite()
  const { point } = useHere()
  const enabled = useOpenable(routes.storeDetail)
  const here = point && { lat: String(point.latitude), lng: String(point.longitude) }
  const { data } = useData(
    '/api/store/page',
    { page: 1, page_size: 10, site_id: site, ...here },
    { enabled, silent: true },
  )
  const stores = data?.list ?? []
  if (stores.length === 0) return null
  return (
    <View className={`${styles.stores} t-block-stores`}>
      {stores.map((store) => (
        <Tap
          key={store.store_id}
          className={`${styles.store} t-store`}
          role="link"
          onClick={() => void open(routes.storeDetail, { store_id: store.store_id, site_id: store.site_id })}
        >
          <StoreFacts store={store} />
        </Tap>
      ))}
    </View>
  )
}
