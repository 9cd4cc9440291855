import { View } from '@tarojs/components'
import { MapView } from '@/platform/map/MapView'
import type { ChosenPlace } from '@/platform/map/port'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { Pin } from './Pin'
import styles from './PlacePicture.module.scss'
import { showPlace } from './showPlace'
import { useTexts } from './texts'

interface PlacePictureProps {
  place: ChosenPlace
  className?: string
}

/** A map that stands still, with a pin on the place; a tap leads to the large one and the way there. */
export function PlacePicture({ place, className = '' }: PlacePictureProps) {
  const texts = useTexts()
  const { longitude, latitude, name } = place
  return (
    <View className={`${styles.stage} ${className}`}>
      <MapView className={styles.map} center={{ longitude, latitude }} label={name} />
      <Pin />
      <Tap className={`${styles.cover} t-show-place`} label={texts.onMap(name)} onClick={() => void showPlace(place)}>
        <View className={styles.go}>
          <Icon name="location" size={32} />
          <Icon name="arrow" size={24} />
        </View>
      </Tap>
    </View>
  )
}
