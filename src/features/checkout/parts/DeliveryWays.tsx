import { useState } from 'react'
import { View } from '@tarojs/components'
import type { CheckoutShop, ExpressType } from '@mall/contract/checkout'
import { isZero } from '@/domain/price/money'
import { StoreFacts } from '@/domain/store/StoreFacts'
import { now } from '@/session/clock'
import { Cell } from '@/ui/Cell'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { selectionFor, type DeliverySelection } from '../deliveryChoice'
import { clockText } from '@/lib/slotTime'
import { proposedTime, timesLeft } from '../localTimes'
import { useTexts } from '../texts'
import styles from './delivery.module.scss'
import { StoreSheet } from './StoreSheet'
import { TimeSheet } from './TimeSheet'

interface DeliveryWaysProps {
  shop: CheckoutShop
  ways: readonly ExpressType[]
  /** undefined: the buyer has chosen nothing, the shop's first way holds */
  selection: DeliverySelection | undefined
  onSelect: (selection: DeliverySelection) => void
}

/** How the goods come: by express, picked up at a store, or by the shop's own hands at a time. */
export function DeliveryWays({ shop, ways, selection, onSelect }: DeliveryWaysProps) {
  const texts = useTexts()
  const type = selection?.type ?? shop.delivery.delivery_type
  const names = { express: texts.expressName, store: texts.storeName, local: texts.localName, '': '' }
  if (ways.length < 2) return <Cell className="t-delivery" label={texts.express} value={names[type]} />
  const store = ways.find(({ name }) => name === 'store')
  return (
    <>
      <View className={`${styles.ways} t-delivery`} role="radiogroup" aria-label={texts.express}>
        {ways.map((way) => (
          <Tap
            key={way.name}
            role="radio"
            checked={way.name === type}
            className={`${styles.way} ${way.name === type ? styles.on : ''} t-way-${way.name}`}
            onClick={() => way.name !== type && onSelect(selectionFor(way, shop, now()))}
          >
            {names[way.name]}
          </Tap>
        ))}
      </View>
      {selection?.type === 'store' && store && <PickUp way={store} selection={selection} onSelect={onSelect} />}
      {selection?.type === 'local' && <Local shop={shop} selection={selection} onSelect={onSelect} />}
    </>
  )
}

type Chosen = Pick<DeliveryWaysProps, 'onSelect'> & { selection: DeliverySelection }

function PickUp({ way, selection, onSelect }: Chosen & { way: ExpressType }) {
  const [choosing, setChoosing] = useState(false)
  const stores = way.store_list ?? []
  const store = stores.find(({ store_id }) => store_id === selection.storeId)
  return (
    <>
      {store && (
        <Tap className={`${styles.detail} t-choose-store`} onClick={() => setChoosing(true)}>
          <StoreFacts store={store} className={styles.grow} />
          <Icon name="arrow" size={28} className={styles.arrow} />
        </Tap>
      )}
      <StoreSheet
        open={choosing}
        stores={stores}
        chosen={selection.storeId}
        onChoose={(storeId) => onSelect({ ...selection, storeId })}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}

function Local({ shop, selection, onSelect }: Chosen & { shop: CheckoutShop }) {
  const texts = useTexts()
  const [choosing, setChoosing] = useState(false)
  const { info } = shop.local_config
  const remaining = timesLeft(shop.local_config, now())
  const hours = `${clockText(info.start_time)}-${clockText(info.end_time)}`
  const start = isZero(info.start_money) || info.area_type === 2 ? undefined : texts.startsAt(info.start_money)
  if (!remaining) return start ? <Cell label={texts.time} note={start} value={texts.soon} /> : null
  if (proposedTime(remaining) === undefined)
    return <View className={`${styles.closed} t-local-closed`}>{texts.closedToday(hours)}</View>
  return (
    <>
      <Cell className="t-choose-time" label={texts.time} note={start} onClick={() => setChoosing(true)}>
        <View className={styles.value}>{selection.time === '' ? texts.soon : texts.today(selection.time)}</View>
      </Cell>
      <TimeSheet
        open={choosing}
        remaining={remaining}
        chosen={selection.time}
        hours={hours}
        onChoose={(time) => onSelect({ ...selection, time })}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
