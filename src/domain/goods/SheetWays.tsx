import { useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { useLasting } from '@/ui/useLasting'
import type { Stop } from './bounds'
import { useTexts } from './pickerTexts'
import styles from './SkuSheet.module.scss'

/** One thing that can be done with the chosen sku. */
export interface SheetWay {
  name: string
  /** `t-<name>` */
  handle: string
  label: string
  tone: 'aux' | 'primary'
  run(): Promise<unknown>
}

interface SheetWaysProps {
  ways: readonly SheetWay[]
  /** the way that the sheet was opened for, by name: it is the filled one */
  aim?: string
  /** why nothing can be done */
  stop: Stop | undefined
  /** another sku is on its way */
  switching: boolean
}

/** The buttons of the sku sheet, one at a time: while one runs the others take no taps. */
export function SheetWays({ ways, aim, stop, switching }: SheetWaysProps) {
  const { stops } = useTexts()
  const [running, setRunning] = useState('')
  // of a switch that is quick the buttons show nothing: they would flicker, and cost more than the sku itself
  const slow = useLasting(switching, 400)
  const first = ways.length === 1 ? ways[0] : ways.find(({ name }) => name === aim)
  const kindOf = (way: SheetWay) => (way === first ? 'primary' : first ? 'secondary' : way.tone)

  const act = async ({ name, run }: SheetWay) => {
    if (switching || running) return
    setRunning(name)
    try {
      await run()
    } finally {
      setRunning('')
    }
  }
  return (
    <View className={styles.ways}>
      {stop ? (
        <Button className="t-sheet-stop" block disabled>
          {stops[stop]}
        </Button>
      ) : (
        ways.map((way) => (
          <Button
            key={way.name}
            className={way.handle}
            kind={kindOf(way)}
            block
            disabled={slow}
            loading={running === way.name}
            onClick={() => void act(way)}
          >
            {way.label}
          </Button>
        ))
      )}
    </View>
  )
}
