import { View } from '@tarojs/components'
import type { StoreRow } from '@mall/contract/store'
import { findHere, useHere } from '@/domain/place/here'
import { placeOf } from '@/domain/place/placeOf'
import { PlacePicture } from '@/domain/place/PlacePicture'
import { StoreFacts } from '@/domain/store/StoreFacts'
import { dial } from '@/platform/dial/dial'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Icon } from '@/ui/Icon'
import { Sheet } from '@/ui/Sheet'
import { Tap } from '@/ui/Tap'
import { useTexts } from '../texts'
import styles from './delivery.module.scss'

interface StoreSheetProps {
  open: boolean
  /** the nearest first, once it is known from where */
  stores: readonly StoreRow[]
  chosen: number
  onChoose: (storeId: number) => void
  onClose: () => void
}

/** The shop's stores, on the map and one below the other. */
export function StoreSheet({ open, stores, chosen, onChoose, onClose }: StoreSheetProps) {
  const texts = useTexts()
  const here = useHere()
  const shown = stores.find(({ store_id }) => store_id === chosen) ?? stores[0]
  const place = shown && placeOf(shown.store_name, shown)
  const footer = (
    <Button className="t-store-done" size="big" onClick={onClose}>
      {texts.done}
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title={texts.chooseStore} footer={footer} className="t-store-sheet">
      <View className={styles.sheet}>
        {place && <PlacePicture place={place} distance={shown.distance} className={styles.map} />}
        {!here.point && (
          <Tap className={`${styles.near} t-nearest-first`} disabled={here.asking} onClick={() => void findHere()}>
            <Icon name="location" size={30} />
            {here.asking ? texts.locating : texts.nearestFirst}
          </Tap>
        )}
        {stores.map((store) => (
          <View
            key={store.store_id}
            className={`${styles.store} ${store.store_id === chosen ? styles.on : ''}`}
            onClick={() => onChoose(store.store_id)}
          >
            <Checkbox
              role="radio"
              className="t-pick-store"
              label={store.store_name}
              checked={store.store_id === chosen}
              onChange={() => onChoose(store.store_id)}
            />
            <StoreFacts store={store} className={styles.grow} />
            {store.telphone !== '' && (
              <View onClick={(event) => event.stopPropagation()}>
                <Tap
                  className={`${styles.call} t-call-store`}
                  label={texts.call(store.store_name)}
                  onClick={() => dial.dial(store.telphone)}
                >
                  <Icon name="phone" size={34} />
                </Tap>
              </View>
            )}
          </View>
        ))}
      </View>
    </Sheet>
  )
}
