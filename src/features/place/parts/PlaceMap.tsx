import { View } from '@tarojs/components'
import type { Point } from '@/lib/gcj02'
import { Pin } from '@/domain/place/Pin'
import { MapView } from '@/platform/map/MapView'
import type { MapMark } from '@/platform/map/port'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../place.module.scss'
import { useTexts } from '../texts'

interface PlaceMapProps {
  center: Point
  marks?: readonly MapMark[]
  onMove?: (point: Point) => void
  onLocate?: () => void
  tall?: boolean
}

/** A map with a pin in its middle. */
export function PlaceMap({ center, marks, onMove, onLocate, tall }: PlaceMapProps) {
  const texts = useTexts()
  return (
    <View className={`${styles.stage} ${tall ? styles.tall : ''}`}>
      <MapView className={styles.map} center={center} marks={marks} onMove={onMove} label={texts.map} />
      <Pin />
      {onLocate && (
        <Tap className={`${styles.locate} t-locate`} label={texts.locate} onClick={onLocate}>
          <Icon name="location" size={40} />
        </Tap>
      )}
    </View>
  )
}
