import { memo, useState, type ComponentType, type PropsWithChildren } from 'react'
import { CustomWrapper, View } from '@tarojs/components'
import type { DiyItem, ItemOf } from '@mall/contract/diyComponents'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { px } from '@/ui/theme/size'
import { useLater } from '@/ui/useLater'
import { blockOf, heightOf, type LoadGroup } from './blockKinds'
import styles from './decorated.module.scss'

type Draw = ComponentType<{ item: DiyItem }>

/** A block whose code is fetched when it is first drawn; its room meanwhile and when it does not come. */
function Later({ item, load, room }: { item: DiyItem; load: LoadGroup; room: number }) {
  const Drawn = useLater(load)?.[item.controller] as Draw | undefined
  if (Drawn) return <Drawn item={item} />
  // what the server drew of it may stand here: src/first-screen/cover.ts
  return <View className={`${room > 0 ? styles.room : ''} t-room-${item.controller}`} style={{ height: px(room) }} />
}

/** A block that fails is gone; the others stay. */
const Block = memo(function Block({ item }: { item: DiyItem }) {
  const { draw: Drawn, load, rare, keeps } = blockOf(item) ?? {}
  const content = () => {
    if (Drawn && !rare?.(item)) return <Drawn item={item} />
    return load && <Later item={item} load={load} room={keeps ? heightOf(item) : 0} />
  }
  if (!Drawn && !load) return null
  return (
    <CustomWrapper>
      <ErrorBoundary of={item}>{content()}</ErrorBoundary>
    </CustomWrapper>
  )
})

const loadTabs = () => import('./blocks/TopTabs')

/** What follows is the first of some tabs, and stays as it is while another one is shown. */
function Tabbed({ item, children }: PropsWithChildren<{ item: ItemOf<'TopCategory'> }>) {
  const [chosen, choose] = useState(0)
  const tabs = useLater(loadTabs)
  return (
    <>
      <ErrorBoundary of={item}>{tabs && <tabs.TopTabs item={item} chosen={chosen} onChoose={choose} />}</ErrorBoundary>
      <View className={chosen > 0 ? styles.away : undefined}>{children}</View>
    </>
  )
}

export function Blocks({ items }: { items: readonly DiyItem[] }) {
  const blocks = items.map((item, i) => <Block key={i} item={item} />)
  const at = items.findIndex(({ controller }) => controller === 'TopCategory')
  const tabs = items[at] as ItemOf<'TopCategory'> | undefined
  return (
    <>
      {tabs ? blocks.slice(0, at) : blocks}
      {tabs && <Tabbed item={tabs}>{blocks.slice(at)}</Tabbed>}
    </>
  )
}
