import { useRef, useState } from 'react'
import { View } from '@tarojs/components'
import { DrawingPad } from '@/platform/pad/DrawingPad'
import type { Pad, Spot } from '@/platform/pad/port'
import { useTheme } from '@/ui/theme/useTheme'
import { useTexts } from '../texts'
import { isBare, scratch } from './scratched'
import styles from './scratchCard.module.scss'

interface FoilProps {
  /** a finger comes down: whether it takes something off */
  touched: () => boolean
  /** about half is off */
  onBare: () => void
}

/** Part of the card's width that a finger lays bare to each side. */
const finger = 1 / 11

/** What lies over the result: drawn where the platform can, so that a finger scratches it off; else a plain cover. */
export function Foil({ touched, onBare }: FoilProps) {
  const texts = useTexts()
  const theme = useTheme()
  const pad = useRef<Pad>()
  const [drawn, setDrawn] = useState(false)
  const bare = useRef(new Set<number>())
  const scratches = useRef(false)
  const cover = (ready: Pad) => {
    pad.current = ready
    const { pen, width, height } = ready
    const ground = pen.createLinearGradient(0, 0, width, height)
    ground.addColorStop(0, theme['--aux-fill'] ?? '')
    ground.addColorStop(1, theme['--aux-deep'] ?? '')
    pen.fillStyle = ground
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = theme['--on-aux'] ?? ''
    pen.font = `600 ${Math.round((width / 18) * Number(theme['--text-scale'] ?? 1))}px sans-serif`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(texts.scratchHere, width / 2, height / 2)
    pen.globalCompositeOperation = 'destination-out'
    pen.lineCap = 'round'
    pen.lineWidth = width * finger * 2
    setDrawn(true)
  }
  const stroke = (to: Spot, from: Spot | undefined) => {
    if (!from) scratches.current = touched()
    if (!pad.current || !scratches.current) return
    const { pen, width, height } = pad.current
    pen.beginPath()
    // a dot where the finger only touches: a line of no length is none on some phones
    pen.moveTo(from?.x ?? to.x - 0.1, from?.y ?? to.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
    scratch(bare.current, { width, height }, width * finger, { to, ...(from && { from }) })
    if (isBare(bare.current)) onBare()
  }
  return (
    <>
      {!drawn && <View className={styles.cover}>{texts.scratchHere}</View>}
      <DrawingPad id="scratch-foil" className={`${styles.pad} t-scratch`} onReady={cover} onStroke={stroke} />
    </>
  )
}
