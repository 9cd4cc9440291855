import { useState } from 'react'
import type { ExchangeGoods } from '@mall/contract/pointExchange'
import { usePagedList } from '@/api/usePagedList'
import { ShareWays } from '@/domain/share/ShareWays'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import { ExchangeCard } from './ExchangeCard'
import styles from './list.module.scss'
import { PointsHead } from './PointsHead'
import { useTexts } from './texts'
import { useOwnPoints } from './useOwnPoints'

/** `type` of each tab; nothing = all. */
const types = { all: {}, gift: { type: 1 }, coupon: { type: 2 }, money: { type: 3 } } as const
type Tab = keyof typeof types
const tabs: readonly Tab[] = ['all', 'gift', 'coupon', 'money']

const rowKey = (goods: ExchangeGoods) => goods.id
const card = (goods: ExchangeGoods) => <ExchangeCard key={goods.id} goods={goods} />

/** What the mall gives for points, by sort. */
export function PointShopScreen() {
  const texts = useTexts()
  const [tab, setTab] = useState<Tab>('all')
  const points = useOwnPoints()
  const list = usePagedList('/pointexchange/api/goods/page', types[tab], { rowKey })
  const none =
    tab === 'all' ? (
      <GoBrowsing text={texts.none.all} />
    ) : (
      <Empty text={texts.none[tab]} icon="gift">
        <Button className="t-empty-go" kind="secondary" onClick={() => setTab('all')}>
          {texts.seeAll}
        </Button>
      </Empty>
    )
  return (
    <Screen
      title={texts.title}
      onRefresh={points.refresh}
      right={
        <ShareWays
          card={{ title: texts.title, image: list.rows[0]?.image ?? '', summary: texts.shareNote }}
          page={routes.pointList}
          params={{}}
        />
      }
    >
      <PointsHead own={points.own} />
      <Tabs
        className={styles.tabs}
        items={tabs.map((key) => ({ key, label: texts.tabs[key] }))}
        active={tab}
        onChange={setTab}
      />
      <PagedList className={styles.list} columns={2} list={list} row={card} empty={none} />
    </Screen>
  )
}
