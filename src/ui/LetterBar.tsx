import { useRef, useState } from 'react'
import { View } from '@tarojs/components'
import type { ITouchEvent } from '@tarojs/components'
import styles from './LetterBar.module.scss'
import { useLetterTexts } from './letterTexts'
import { Tap } from './Tap'
import { useMetrics } from './useMetrics'

interface LetterBarProps {
  /** A to Z, # for all else */
  letters: readonly string[]
  onJump: (letter: string) => void
  /** its place */
  className?: string
}

/** design px of one letter; LetterBar.module.scss has the same */
const step = 44

const yOf = (event: object): number | undefined => (event as ITouchEvent).touches[0]?.clientY

/** Letters down the right edge: tapped, or swept over with the thumb, with the letter shown large meanwhile. */
export function LetterBar({ letters, onJump, className = '' }: LetterBarProps) {
  const texts = useLetterTexts()
  const { width } = useMetrics()
  const [held, hold] = useState('')
  const from = useRef({ at: 0, y: 0 })
  const jump = (letter: string | undefined) => {
    if (!letter || letter === held) return
    hold(letter)
    onJump(letter)
  }
  const begin = (at: number) => (event: object) => {
    from.current = { at, y: yOf(event) ?? 0 }
    jump(letters[at])
  }
  const move = (event: object) => {
    const { at, y } = from.current
    const rows = Math.round((((yOf(event) ?? y) - y) * 750) / width / step)
    jump(letters[Math.max(0, Math.min(letters.length - 1, at + rows))])
  }
  const end = () => hold('')
  return (
    <>
      <View className={`${styles.bar} ${className}`} catchMove onTouchMove={move} onTouchEnd={end} onTouchCancel={end}>
        {letters.map((letter, i) => (
          <View key={letter} onTouchStart={begin(i)}>
            <Tap
              className={`${styles.letter} ${held === letter ? styles.held : ''} t-initial-${letter === '#' ? 'other' : letter}`}
              label={texts.jump(letter)}
              onClick={() => onJump(letter)}
            >
              {letter}
            </Tap>
          </View>
        ))}
      </View>
      {held !== '' && <View className={styles.large}>{held}</View>}
    </>
  )
}
