import { useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import styles from './logistics.module.scss'
import { ParcelGoods } from './parts/ParcelGoods'
import { ParcelHead } from './parts/ParcelHead'
import { Trace } from './parts/Trace'
import { useTexts } from './texts'

/** The parcels of an order, each with its goods and its way. */
export function LogisticsScreen() {
  const texts = useTexts()
  const { order_id: id = 0 } = useParams(routes.orderLogistics)
  const parcels = useData('/api/order/package', { order_id: id }, { enabled: id > 0, onShow: true })
  const [chosen, choose] = useState(0)
  const list = parcels.data ?? []
  const parcel = list[chosen] ?? list[0]
  return (
    <Screen title={texts.logistics} data={parcels} toTop={false}>
      {list.length > 1 && (
        <View className={styles.tabs}>
          <Tabs
            fit={list.length > 4 ? 'scroll' : 'spread'}
            items={list.map((one, i) => ({ key: i, label: one.package_name }))}
            active={chosen}
            onChange={choose}
          />
        </View>
      )}
      {parcel ? (
        <Column>
          <ParcelHead parcel={parcel} />
          <ParcelGoods goods={parcel.goods_list} />
          <Trace trace={parcel.trace} sent={parcel.delivery_type !== 'none'} />
        </Column>
      ) : (
        <Empty text={texts.noParcels} icon="truck" />
      )}
    </Screen>
  )
}
