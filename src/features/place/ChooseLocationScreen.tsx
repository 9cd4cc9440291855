import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { cities } from '@/domain/place/cities'
import { placePicked } from '@/domain/place/pickPlace'
import { pointOf } from '@/domain/place/showPlace'
import { useTexts as usePlaceTexts } from '@/domain/place/texts'
import { useLocale } from '@/i18n/locale'
import { host } from '@/platform/host/host'
import { back, open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CellGroup, Cell } from '@/ui/Cell'
import { TextField } from '@/ui/form/TextField'
import { Screen } from '@/ui/Screen'
import { Tap } from '@/ui/Tap'
import { PlaceMap } from './parts/PlaceMap'
import styles from './place.module.scss'
import { useTexts } from './texts'
import { useWhere } from './useWhere'

/** decimals of degrees: stores are asked again after some hundred metres, the region after ten */
const [coarse, fine] = [2, 4]

/** Where the platform has no picker of its own: a pin on a map, known places around, cities when nobody knows where. */
export function ChooseLocationScreen() {
  const texts = useTexts()
  const places = usePlaceTexts()
  const locale = useLocale()
  const params = useParams(routes.chooseLocation)
  const where = useWhere(pointOf(params.longitude, params.latitude))
  const [picked, setPicked] = useState<{ name: string; address: string }>()
  const [keyword, setKeyword] = useState(params.keyword ?? '')
  useEffect(() => () => void placePicked(undefined), [])

  const { latitude, longitude } = where.point
  const latlng = `${latitude.toFixed(fine)},${longitude.toFixed(fine)}`
  const region = useData('/api/memberaddress/tranAddressInfo', { latlng }, { silent: true }).data
  const around = { lat: latitude.toFixed(coarse), lng: longitude.toFixed(coarse), page_size: 20 }
  const stores =
    useData('/api/store/page', around, { enabled: useOpenable(routes.storeDetail), silent: true }).data?.list ?? []
  const known = stores.flatMap((store) => {
    const point = pointOf(store.longitude, store.latitude)
    const address = `${store.full_address.replaceAll('-', '')}${store.address}`
    return point ? [{ ...point, title: store.store_name, address, id: store.store_id, distance: store.distance }] : []
  })
  const words = keyword.trim()
  const shown = words ? known.filter((one) => `${one.title}${one.address}`.includes(words)) : known
  const area = region && [...new Set([region.province, region.city, region.district])].join('')
  const place = { name: picked?.name ?? texts.pinned, address: picked?.address ?? area ?? '' }

  const confirm = async () => {
    if (placePicked({ ...where.point, ...place })) return back()
    // opened by itself: the address page takes it by the names of the wire
    await open(routes.addressEdit, { name: place.name, latng: latlng }, { replace: true })
  }
  const troubled = where.state === 'refused' || where.state === 'failed'
  const bottom = (
    <View className={styles.confirm}>
      <View className={styles.words}>
        <View className={`${styles.name} t-place-name`}>{place.name}</View>
        <View className={`${styles.address} t-place-address`}>
          {where.state === 'locating' ? texts.locating : place.address || texts.dragHint}
        </View>
      </View>
      <Button className="t-use-place" onClick={() => void confirm()}>
        {texts.confirm}
      </Button>
    </View>
  )
  return (
    <Screen title={texts.choose} bar={host.appType === 'weapp' ? 'none' : 'solid'} bottom={bottom} toTop={false}>
      <PlaceMap
        center={where.point}
        marks={known}
        onLocate={() => void where.locate()}
        onMove={(point) => {
          setPicked(undefined)
          where.move(point)
        }}
      />
      <View className={styles.below}>
        {troubled && (
          <Card className={`${styles.trouble} t-location-trouble`}>
            <View className={styles.name}>{where.state === 'refused' ? texts.refused : texts.failed}</View>
            <View className={styles.note}>{where.state === 'refused' ? texts.refusedNote : texts.failedNote}</View>
            <View className={styles.cities} aria-label={texts.cities}>
              {cities.map(([zh, en, lng, lat]) => (
                <Tap
                  key={en}
                  className={`${styles.city} t-map-city`}
                  onClick={() => {
                    setPicked(undefined)
                    where.move({ longitude: lng, latitude: lat })
                  }}
                >
                  {locale === 'zh-cn' ? zh : en}
                </Tap>
              ))}
            </View>
            <Button size="small" kind="secondary" className="t-retry" onClick={() => void where.locate()}>
              {texts.again}
            </Button>
          </Card>
        )}
        {known.length > 0 && (
          <CellGroup title={texts.near}>
            <TextField inputClassName="t-search" value={keyword} placeholder={texts.search} onChange={setKeyword} />
            {shown.map((one) => (
              <Cell
                key={one.id}
                className="t-near-place"
                icon="shop"
                label={one.title}
                note={one.address}
                value={one.distance && places.away(one.distance)}
                arrow={false}
                onClick={() => {
                  setPicked({ name: one.title, address: one.address })
                  where.move(one)
                }}
              />
            ))}
            {shown.length === 0 && <View className={styles.none}>{texts.noneFound}</View>}
          </CellGroup>
        )}
        {known.length === 0 && !troubled && <View className={styles.none}>{texts.noneNear}</View>}
      </View>
    </Screen>
  )
}
