import { Image, Slider, View } from '@tarojs/components'
import type { Size } from '@/platform/picking/port'
import { kept, mostZoom, shares, type Placing } from './crop'
import styles from './face.module.scss'
import { useTexts } from './texts'
import { useGrip } from './useGrip'

interface CropWindowProps {
  file: string
  size: Size
  placing: Placing
  onChange: (placing: Placing) => void
}

/** A picture under a square window: one finger or a mouse moves it, two fingers zoom, and so does the slider. */
export function CropWindow({ file, size, placing, onChange }: CropWindowProps) {
  const texts = useTexts()
  const grip = useGrip(size, placing, onChange)
  const { width, height } = shares(size, placing.zoom)
  const percent = (share: number) => `${share * 100}%`
  return (
    <View className={styles.crop}>
      <View className={`${styles.window} t-crop`} catchMove {...grip}>
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
