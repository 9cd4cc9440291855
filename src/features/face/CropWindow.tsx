import { useRef } from 'react'
import { Image, Slider, View } from '@tarojs/components'
import type { BaseEventOrig, ITouchEvent } from '@tarojs/components'
import type { Size } from '@/platform/picking/port'
import { kept, mostZoom, shares, type Placing } from './crop'
import styles from './face.module.scss'
import { useTexts } from './texts'

interface CropWindowProps {
  file: string
  size: Size
  placing: Placing
  onChange: (placing: Placing) => void
}

interface Grip {
  /** css px */
  x: number
  y: number
  /** between two fingers; 0 with one */
  apart: number
  from: Placing
}

/** css px of the window on every phone; moves are told in parts of it */
const windowSide = 300

/** Taro's types know touches of some components only. */
const touchesOf = (event: BaseEventOrig) => (event as unknown as ITouchEvent).touches

function gripOf(event: BaseEventOrig, from: Placing): Grip {
  const touches = touchesOf(event)
  const [a, b] = [touches[0], touches[1]]
  if (!a) return { x: 0, y: 0, apart: 0, from }
  if (!b) return { x: a.clientX, y: a.clientY, apart: 0, from }
  const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
  return { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2, apart, from }
}

/** A picture under a square window: one finger moves it, two zoom, and so does the slider. */
export function CropWindow({ file, size, placing, onChange }: CropWindowProps) {
  const texts = useTexts()
  const grip = useRef<Grip>()
  const take = (event: BaseEventOrig) => {
    grip.current = touchesOf(event).length > 0 ? gripOf(event, placing) : undefined
  }
  const move = (event: BaseEventOrig) => {
    const held = grip.current
    if (!held) return
    const at = gripOf(event, placing)
    const zoom = held.apart > 0 && at.apart > 0 ? (held.from.zoom * at.apart) / held.apart : held.from.zoom
    const [dx, dy] = [(at.x - held.x) / windowSide, (at.y - held.y) / windowSide]
    onChange(kept(size, { x: held.from.x + dx, y: held.from.y + dy, zoom }))
  }
  const { width, height } = shares(size, placing.zoom)
  const percent = (share: number) => `${share * 100}%`
  return (
    <View className={styles.crop}>
      <View
        className={`${styles.window} t-crop`}
        catchMove
        onTouchStart={take}
        onTouchMove={move}
        onTouchEnd={take}
        onTouchCancel={take}
      >
        <View
          className={styles.under}
          style={{
            width: percent(width),
            height: percent(height),
            left: percent((1 - width) / 2 + placing.x),
            top: percent((1 - height) / 2 + placing.y),
          }}
        >
          <Image className={styles.picture} src={file} mode="scaleToFill" />
        </View>
        <View className={styles.round} />
      </View>
      <View className={styles.note}>{texts.cropNote}</View>
      <Slider
        className={`${styles.zoom} t-zoom`}
        min={100}
        max={mostZoom * 100}
        value={Math.round(placing.zoom * 100)}
        ariaLabel={texts.zoom}
        onChanging={(event) => onChange(kept(size, { ...placing, zoom: event.detail.value / 100 }))}
        onChange={(event) => onChange(kept(size, { ...placing, zoom: event.detail.value / 100 }))}
      />
    </View>
  )
}
