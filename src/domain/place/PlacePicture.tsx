import { View } from '@tarojs/components'
import { hasStreets, MapView } from '@/platform/map/MapView'
import type { ChosenPlace } from '@/platform/map/port'
import { CopyButton } from '@/ui/CopyButton'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import { Land } from './Land'
import { Pin } from './Pin'
import styles from './PlacePicture.module.scss'
import { showPlace } from './showPlace'
import { useTexts } from './texts'

interface PlacePictureProps {
  place: ChosenPlace
  /** km, where it is known */
  distance?: string
  /** its name and address stand beside it */
  told?: boolean
  className?: string
}

/** A map that stands still, with a pin on the place, or a drawn one with its words; a tap leads to the large one. */
export function PlacePicture({ place, distance = '', told, className = '' }: PlacePictureProps) {
  const texts = useTexts()
  const { longitude, latitude, name } = place
  return (
    <View className={`${styles.stage} ${hasStreets ? styles.street : ''} ${className}`}>
      {hasStreets ? (
        <>
          <MapView className={styles.map} center={{ longitude, latitude }} label={name} />
          <Pin />
        </>
      ) : (
        <Land className={styles.land} />
      )}
      <Tap className={`${styles.cover} t-show-place`} label={texts.onMap(name)} onClick={() => void showPlace(place)}>
        {hasStreets && (
          <View className={styles.go}>
            <Icon name="location" size={32} />
            <Icon name="arrow" size={24} />
          </View>
        )}
      </Tap>
      {!hasStreets && <Plate place={place} distance={distance} told={told} />}
    </View>
  )
}

/** What it is, where, and how far; fingers go through to what lies below, but for its button. */
function Plate({ place: { name, address }, distance = '', told }: PlacePictureProps) {
  const texts = useTexts()
  const where = [distance && texts.away(distance), address !== name && address].filter(Boolean).join(' · ')
  return (
    <View className={`${styles.plate} ${told ? styles.told : ''}`}>
      {!told && (
        <View className={styles.words}>
          <View className={styles.name}>{name}</View>
          {where && <View className={styles.where}>{where}</View>}
        </View>
      )}
      <CopyButton
        text={address === name ? name : `${name} ${address}`.trim()}
        label={name}
        name="place"
        className={styles.copy}
      />
      <View className={styles.open} aria-hidden>
        {texts.openMap}
        <Icon name="arrow" size={22} />
      </View>
    </View>
  )
}
