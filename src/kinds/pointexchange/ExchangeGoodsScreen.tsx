import { useState } from 'react'
import { View } from '@tarojs/components'
import type { ExchangeDetail } from '@mall/contract/pointExchange'
import { useData } from '@/api/useData'
import { PointPrice } from '@/domain/price/PointPrice'
import { ShareWays } from '@/domain/share/ShareWays'
import { PriceBand } from '@/features/goods-detail/PriceBand'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import { Tag } from '@/ui/Tag'
import styles from './detail.module.scss'
import { exchangeCost, exchangeStop, reach } from './exchange'
import { ExchangeBar } from './ExchangeBar'
import { NotGiven } from './NotGiven'
import { Reach } from './Reach'
import { useTexts } from './texts'
import { ThingPicture } from './ThingPicture'
import { useOwnPoints } from './useOwnPoints'
import { WhatItIs } from './WhatItIs'

/** One thing of the point shop: what it is, what so many of them cost, and whether one's points are enough. */
export function ExchangeGoodsScreen() {
  const texts = useTexts()
  const { id = 0 } = useParams(routes.pointGoods)
  const goods = useData('/pointexchange/api/goods/detail', { id }, { enabled: id > 0, onShow: true })
  return goods.data ? (
    <Shown goods={goods.data} />
  ) : (
    <Screen title={texts.goodsTitle} data={id > 0 ? goods : []} refused={(words) => <NotGiven words={words} />}>
      <NotGiven />
    </Screen>
  )
}

function Shown({ goods }: { goods: ExchangeDetail }) {
  const texts = useTexts()
  const { own } = useOwnPoints()
  const [wanted, want] = useState(1)
  const { id, name, image, type_name, point, price, market_price, stock } = goods
  const stop = exchangeStop(goods)
  const num = Math.max(1, Math.min(wanted, stock))
  const reached = own === undefined ? undefined : reach(goods, num, own)
  return (
    <Screen
      title={texts.goodsTitle}
      bottom={
        <ExchangeBar
          id={id}
          num={num}
          cost={exchangeCost(goods, num)}
          stop={stop}
          lacks={reached !== undefined && reached.lacking > 0}
        />
      }
      right={
        <ShareWays card={{ title: name, image, summary: texts.shareNote }} page={routes.pointGoods} params={{ id }} />
      }
    >
      <ThingPicture goods={goods} width={750} eager />
      <PriceBand className="t-exchange-cost">
        <PointPrice point={point} money={price} old={market_price} size="xl" tone="inherit" className={styles.cost} />
      </PriceBand>
      <Column>
        <Card className={styles.headline}>
          <View className={`${styles.name} t-goods-name`} role="heading" aria-level={2}>
            {name}
          </View>
          <Tag>{type_name}</Tag>
        </Card>
        <Reach goods={goods} num={num} stop={stop} own={own} reached={reached} onChange={want} />
        <WhatItIs goods={goods} />
      </Column>
    </Screen>
  )
}
