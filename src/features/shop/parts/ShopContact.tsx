import { View } from '@tarojs/components'
import type { ShopRow } from '@mall/contract/shop'
import { addressLine, placeOf } from '@/domain/place/placeOf'
import { PlacePicture } from '@/domain/place/PlacePicture'
import { showPlace } from '@/domain/place/showPlace'
import { dial } from '@/platform/dial/dial'
import { Cell, CellGroup } from '@/ui/Cell'
import { CopyCell } from '@/ui/CopyCell'
import styles from '../shop.module.scss'
import { useTexts } from '../texts'
import { workWeek } from '../workWeek'

/** When a shop is open, where it is, and how it is reached; nothing where it tells none of it. */
export function ShopContact({ shop }: { shop: ShopRow }) {
  const texts = useTexts()
  const { telephone, qq, ww } = shop
  const hours = [workWeek(shop.work_week, texts), shop.workingtime].filter(Boolean).join(' ')
  const address = addressLine(shop)
  const place = placeOf(shop.site_name, shop)
  if (![telephone, qq, ww, hours, address].some(Boolean)) return null
  return (
    <CellGroup title={texts.contact}>
      {hours !== '' && <Cell icon="clock" className="t-shop-hours" label={texts.hours} value={hours} />}
      {telephone !== '' && (
        <Cell
          icon="phone"
          className="t-call-shop"
          label={texts.phone}
          value={telephone}
          onClick={() => dial.dial(telephone)}
        />
      )}
      {qq !== '' && <CopyCell label={texts.qq} text={qq} name="qq" />}
      {ww !== '' && <CopyCell label={texts.ww} text={ww} name="ww" />}
      {address !== '' && (
        <Cell
          icon="location"
          className="t-shop-address"
          label={texts.address}
          note={address}
          onClick={place && (() => void showPlace(place))}
        />
      )}
      {place && (
        <View className={styles.map}>
          <PlacePicture place={place} told />
        </View>
      )}
    </CellGroup>
  )
}
