import { useRef, useState } from 'react'
import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import type { ITouchEvent } from '@tarojs/components'
import { Tap } from './Tap'
import styles from './SwipeCell.module.scss'

export interface SwipeAction {
  label: string
  onClick: () => void
  tone?: 'danger' | 'primary' | 'neutral'
  /** `t-...` handle */
  className?: string
}

/** CSS px a finger must go sideways to open or close the row. */
const distance = 40

/** Closes the one open row. */
let shut: (() => void) | undefined

/** A row with actions under its right edge. Only the end of a swipe is acted on: no update per move in the mini-program. */
export function SwipeCell({
  actions,
  className = '',
  children,
}: PropsWithChildren<{ actions: readonly SwipeAction[]; className?: string }>) {
  const [open, setOpen] = useState(false)
  const from = useRef({ x: 0, y: 0 })
  const start = (event: object) => {
    const touch = (event as ITouchEvent).touches[0]
    if (touch) from.current = { x: touch.clientX, y: touch.clientY }
  }
  const end = (event: object) => {
    const touch = (event as ITouchEvent).changedTouches[0]
    if (!touch) return
    const dx = touch.clientX - from.current.x
    const dy = touch.clientY - from.current.y
    if (Math.abs(dx) <= distance || Math.abs(dx) <= 2 * Math.abs(dy)) return
    shut?.()
    setOpen(dx < 0)
    shut = dx < 0 ? () => setOpen(false) : undefined
  }
  const width = 144 * actions.length
  return (
    <View className={`${styles.row} ${className}`} onTouchStart={start} onTouchEnd={end}>
      <View
        className={styles.content}
        style={open ? { transform: `translateX(calc(var(--unit) * ${-width / 100}))` } : undefined}
      >
        {children}
      </View>
      {open && (
        <View className={styles.actions}>
          {actions.map(({ label, onClick, tone = 'danger', className: handle = '' }) => (
            <Tap
              key={label}
              className={`${styles.action} ${styles[tone]} ${handle}`}
              onClick={() => {
                setOpen(false)
                onClick()
              }}
            >
              {label}
            </Tap>
          ))}
        </View>
      )}
    </View>
  )
}
