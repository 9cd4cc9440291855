import { useRef, useState } from 'react'
import { View } from '@tarojs/components'
import type { ITouchEvent } from '@tarojs/components'
import { Tap } from '@/ui/Tap'
import { useMetrics } from '@/ui/useMetrics'
import styles from '../brand.module.scss'
import { useTexts } from '../texts'

interface InitialBarProps {
  initials: readonly string[]
  onJump: (initial: string) => void
}

/** design px of one letter; brand.module.scss has the same */
const step = 44

const yOf = (event: object): number | undefined => (event as ITouchEvent).touches[0]?.clientY

/** Letters down the right edge: tapped, or swept over with the thumb, with the letter shown large meanwhile. */
export function InitialBar({ initials, onJump }: InitialBarProps) {
  const texts = useTexts()
  const { width } = useMetrics()
  const [held, hold] = useState('')
  const from = useRef({ at: 0, y: 0 })
  const jump = (initial: string | undefined) => {
    if (!initial || initial === held) return
    hold(initial)
    onJump(initial)
  }
  const begin = (at: number) => (event: object) => {
    from.current = { at, y: yOf(event) ?? 0 }
    jump(initials[at])
  }
  const move = (event: object) => {
    const { at, y } = from.current
    const rows = Math.round((((yOf(event) ?? y) - y) * 750) / width / step)
    jump(initials[Math.max(0, Math.min(initials.length - 1, at + rows))])
  }
  const end = () => hold('')
  return (
    <>
      <View className={styles.bar} catchMove onTouchMove={move} onTouchEnd={end} onTouchCancel={end}>
        {initials.map((initial, i) => (
          <View key={initial} onTouchStart={begin(i)}>
            <Tap
              className={`${styles.letter} ${held === initial ? styles.held : ''} t-initial-${initial === '#' ? 'other' : initial}`}
              label={texts.jump(initial)}
              onClick={() => onJump(initial)}
            >
              {initial}
            </Tap>
          </View>
        ))}
      </View>
      {held !== '' && <View className={styles.large}>{held}</View>}
    </>
  )
}
