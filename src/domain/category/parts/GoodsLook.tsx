import { useState } from 'react'
import { View } from '@tarojs/components'
import { CartFlight } from '@/domain/quick-add/CartFlight'
import { useCartCounts } from '@/domain/quick-add/inCart'
import { PickSheet } from '@/domain/quick-add/PickSheet'
import { useQuickAdd } from '@/domain/quick-add/useQuickAdd'
import { Tabs } from '@/ui/Tabs'
import styles from './GoodsLook.module.scss'
import { wayOf, type Node } from '../node'
import { useTexts } from '../texts'
import type { Categories } from '../useCategories'
import { GoodsOfNode } from './GoodsOfNode'
import { Side } from './Side'
import { TopBar } from './TopBar'

/** Templates 2 and 3: goods to be added at once. Levels that are not at the edge stand as rows of words above them. */
export function GoodsLook({ categories: { roots, template, shop } }: { categories: Categories }) {
  const texts = useTexts()
  const [ids, choose] = useState<readonly number[]>([])
  const quick = useQuickAdd()
  useCartCounts()
  const first = roots[0]
  const way = wayOf(roots, ids)
  const [root = first, second, third] = way
  if (!root) return null
  const onTop = template.look === 3
  const toRoot = (id: number) => choose([id])
  const toSecond = (id: number) => choose([root.id, id])
  const seconds = root.children
  const words = (nodes: readonly Node[], active: Node | undefined, onChange: (id: number) => void) =>
    nodes.length > 0 && (
      <Tabs
        key={nodes[0]?.id}
        className={styles.words}
        look="pill"
        fit="scroll"
        items={[{ key: 0, label: texts.all }, ...nodes.map(({ id, short }) => ({ key: id, label: short }))]}
        active={active?.id ?? 0}
        onChange={onChange}
      />
    )
  const node = third ?? second ?? root
  return (
    <View className={styles.column}>
      {onTop && <TopBar nodes={roots} chosen={root.id} onChoose={toRoot} />}
      <View className={styles.beside}>
        {onTop && seconds.length > 0 && (
          <Side nodes={seconds} chosen={second?.id ?? 0} onChoose={toSecond} all={texts.all} />
        )}
        {!onTop && <Side nodes={roots} chosen={root.id} onChoose={toRoot} />}
        <View className={styles.goods}>
          {!onTop && words(seconds, second, toSecond)}
          {second && words(second.children, third, (id) => choose([root.id, second.id, id]))}
          <GoodsOfNode key={node.id} node={node} shop={shop} onAdd={quick.onAdd} />
        </View>
      </View>
      <PickSheet goods={quick.picking} onClose={quick.onPicked} onPut={quick.onPut} />
      <CartFlight added={quick.added} />
    </View>
  )
}
