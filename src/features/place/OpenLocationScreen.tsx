import { View } from '@tarojs/components'
import { Land } from '@/domain/place/Land'
import { pointOf } from '@/domain/place/showPlace'
import { clipboard } from '@/platform/clipboard/clipboard'
import { host } from '@/platform/host/host'
import { map } from '@/platform/map/map'
import { hasStreets } from '@/platform/map/MapView'
import { back } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { PlaceMap } from './parts/PlaceMap'
import styles from './place.module.scss'
import { useTexts } from './texts'

/** A place on the map, with the way there in the phone's own map app. */
export function OpenLocationScreen() {
  const texts = useTexts()
  const { longitude, latitude, name, address = '' } = useParams(routes.openLocation)
  const point = pointOf(longitude, latitude)
  const bar = host.appType === 'weapp' ? 'none' : 'solid'
  if (!point) {
    return (
      <Screen title={texts.show} bar={bar} toTop={false}>
        <Empty text={texts.wrong} note={texts.wrongNote} icon="location">
          <Button kind="secondary" className="t-back" onClick={() => void back()}>
            {texts.back}
          </Button>
        </Empty>
      </Screen>
    )
  }
  const place = { ...point, name: String(name ?? '') || texts.place, address: String(address) }
  const copy = async () => {
    const copied = await clipboard.copy(`${place.name} ${place.address}`.trim())
    toast(copied ? texts.copied : texts.copyFailed)
  }
  const lead = () => (map.leadThere ? map.leadThere(place) : void map.show(place))
  const bottom = (
    <View className={styles.sheet}>
      <View className={`${styles.name} t-place-name`}>{place.name}</View>
      {place.address && <View className={`${styles.full} t-place-address`}>{place.address}</View>}
      <View className={styles.buttons}>
        <Button kind="secondary" icon="copy" block className="t-copy-place" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button icon="location" block className="t-lead-there" onClick={lead}>
          {texts.lead}
        </Button>
      </View>
    </View>
  )
  return (
    <Screen title={texts.show} bar={bar} ground="surface" bottom={bottom} toTop={false}>
      {hasStreets ? <PlaceMap center={point} tall /> : <Land className={styles.tall} />}
    </Screen>
  )
}
