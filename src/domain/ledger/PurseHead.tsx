import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import styles from './ledger.module.scss'

/** Where one goes from here; false: that page is not open. */
export type Way = { name: string; words: string; go: () => void } | false

interface PurseHeadProps {
  caption: string
  figure: ReactNode
  /** the first one open is the main button */
  ways: readonly Way[]
}

/** How much there is, and what can be done with it. */
export function PurseHead({ caption, figure, ways }: PurseHeadProps) {
  const open = ways.filter((way) => way !== false)
  return (
    <Card className={styles.head}>
      <View className={styles.caption}>{caption}</View>
      <View className={`${styles.figure} t-figure`}>{figure}</View>
      {open.length > 0 && (
        <View className={styles.ways}>
          {open.map(({ name, words, go }, i) => (
            <Button key={name} block kind={i === 0 ? 'primary' : 'secondary'} className={`t-to-${name}`} onClick={go}>
              {words}
            </Button>
          ))}
        </View>
      )}
    </Card>
  )
}
