import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { placeOf } from '@/domain/place/placeOf'
import { PlacePicture } from '@/domain/place/PlacePicture'
import { showPlace } from '@/domain/place/showPlace'
import { StoreFacts } from '@/domain/store/StoreFacts'
import { dial } from '@/platform/dial/dial'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Image } from '@/ui/Image'
import { Screen } from '@/ui/Screen'
import styles from './store.module.scss'
import { useTexts } from './texts'

/** A pick-up store: what it looks like, when it is open, and the way there. */
export function StoreDetailScreen() {
  const texts = useTexts()
  const { store_id, site_id } = useParams(routes.storeDetail)
  const shopOpens = useOpenable(routes.shopHome)
  const asked = useData('/api/store/info', { store_id: store_id ?? 0, ...(site_id !== undefined && { site_id }) })
  const store = asked.data
  const place = store && placeOf(store.store_name, store)
  const footer = store && (place || store.telphone !== '') && (
    <View className={styles.buttons}>
      {store.telphone !== '' && (
        <Button kind="secondary" icon="phone" block className="t-call-store" onClick={() => dial.dial(store.telphone)}>
          {texts.call}
        </Button>
      )}
      {place && (
        <Button icon="location" block className="t-lead-there" onClick={() => void showPlace(place)}>
          {texts.lead}
        </Button>
      )}
    </View>
  )
  return (
    <Screen title={texts.title} data={asked} bottom={footer} toTop={false}>
      {store && (
        <>
          <Image src={store.store_image} kind="store" width={750} fluid ratio={16 / 9} alt={store.store_name} eager />
          <Column>
            <Card pad="cells" className="t-store">
              <StoreFacts store={store} />
              {place && <PlacePicture place={place} told className={styles.map} />}
            </Card>
            <CellGroup>
              {store.telphone !== '' && <Cell icon="phone" label={texts.phone} value={store.telphone} />}
              <Cell
                icon="shop"
                className="t-store-shop"
                label={texts.shop}
                value={store.site_name}
                onClick={shopOpens ? () => void open(routes.shopHome, { site_id: store.site_id }) : undefined}
              />
            </CellGroup>
          </Column>
        </>
      )}
    </Screen>
  )
}
