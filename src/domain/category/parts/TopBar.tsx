import { useState } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { Image } from '@/ui/Image'
import { Tap } from '@/ui/Tap'
import styles from './TopBar.module.scss'
import type { Node } from '../node'

let bars = 0

interface TopBarProps {
  nodes: readonly Node[]
  chosen: number
  onChoose: (id: number) => void
}

/** The first level as pictures side by side; one before the chosen stays in view. */
export function TopBar({ nodes, chosen, onChoose }: TopBarProps) {
  const [name] = useState(() => `top${++bars}`)
  const at = nodes.findIndex(({ id }) => id === chosen)
  return (
    <ScrollView
      className={styles.top}
      scrollX
      enhanced
      showScrollbar={false}
      scrollWithAnimation
      scrollIntoView={at > 1 ? `${name}-${at - 1}` : name}
    >
      <View id={name} className={styles.topRow} role="tablist">
        {nodes.map((node, i) => (
          <Tap
            key={node.id}
            id={`${name}-${i}`}
            className={`${styles.topItem} ${i === at ? styles.topOn : ''} t-category-${node.id}`}
            role="tab"
            selected={i === at}
            onClick={() => onChoose(node.id)}
          >
            <View className={styles.ring}>
              <Image src={node.image} kind="category" width={96} radius="round" eager={i < 6} />
            </View>
            <View className={styles.topName}>{node.short}</View>
          </Tap>
        ))}
      </View>
    </ScrollView>
  )
}
