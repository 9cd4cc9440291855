import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { StoreFacts } from '@/domain/store/StoreFacts'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Tap } from '@/ui/Tap'
import { useShownSite } from '../shopContext'
import styles from './later.module.scss'

/** Stores of the shown shop. */
export function ShopStore() {
  const site = useShownSite()
  const enabled = useOpenable(routes.storeDetail)
  const { data } = useData('/api/store/page', { page: 1, page_size: 10, site_id: site }, { enabled, silent: true })
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
