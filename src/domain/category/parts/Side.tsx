import { useState } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { Tap } from '@/ui/Tap'
import styles from './Side.module.scss'
import type { Node } from '../node'

interface SideProps {
  nodes: readonly Node[]
  /** 0 = all of them, when `all` names that */
  chosen: number
  onChoose: (id: number) => void
  all?: string
}

/** Ids are looked up in the whole document on H5, where several pages are alive. */
let sides = 0
/** rows above the chosen one that stay in view */
const above = 3

/** A level down the left edge, the chosen one always in view. */
export function Side({ nodes, chosen, onChoose, all }: SideProps) {
  const [name] = useState(() => `side${++sides}`)
  const rows = [...(all ? [{ id: 0, short: all }] : []), ...nodes]
  const at = rows.findIndex(({ id }) => id === chosen)
  return (
    <ScrollView
      className={styles.side}
      scrollY
      enhanced
      showScrollbar={false}
      scrollWithAnimation
      scrollIntoView={`${name}-${Math.max(0, at - above)}`}
    >
      <View role="tablist">
        {rows.map(({ id, short }, i) => (
          <Tap
            key={id}
            id={`${name}-${i}`}
            className={`${styles.root} ${i === at ? styles.on : ''} t-category-${id}`}
            role="tab"
            selected={i === at}
            onClick={() => onChoose(id)}
          >
            {short}
          </Tap>
        ))}
      </View>
    </ScrollView>
  )
}
