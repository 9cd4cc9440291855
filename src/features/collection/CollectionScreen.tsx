import { useState } from 'react'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import styles from './collection.module.scss'
import { GoodsTab } from './parts/GoodsTab'
import { ShopsTab } from './parts/ShopsTab'
import { useTexts } from './texts'

const tabs = ['goods', 'shops'] as const

/** Goods the member collected, and shops he follows. */
export function CollectionScreen() {
  const texts = useTexts()
  const [tab, setTab] = useState<(typeof tabs)[number]>('goods')
  return (
    <Screen title={texts.title}>
      <Tabs
        className={styles.tabs}
        items={tabs.map((key) => ({ key, label: texts.tabs[key] }))}
        active={tab}
        onChange={setTab}
      />
      {tab === 'goods' ? <GoodsTab /> : <ShopsTab />}
    </Screen>
  )
}
