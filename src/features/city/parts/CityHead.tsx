import { useState } from 'react'
import { View } from '@tarojs/components'
import type { CityTitle } from '@mall/contract/region'
import type { City } from '@/domain/city/useCity'
import { findHere } from '@/domain/place/here'
import { Cell } from '@/ui/Cell'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../city.module.scss'
import { recentCities } from '../recent'
import { useTexts } from '../texts'
import { useLocatedCity } from '../useLocatedCity'

interface CityHeadProps {
  city: City
  popular: readonly CityTitle[]
  onPick: (city: CityTitle) => void
}

/** The ways that need no letter: where the shopper is, the whole country, cities chosen before, large ones. */
export function CityHead({ city, popular, onPick }: CityHeadProps) {
  const texts = useTexts()
  const [recent] = useState(recentCities)
  const isNationWide = city.id === 0
  return (
    <View className={styles.head}>
      <View className={`${styles.now} t-city-now`}>{texts.now(city.name)}</View>
      <Located onPick={onPick} />
      <Cell
        icon="globe"
        className="t-nation-wide"
        label={texts.nationWide}
        note={texts.nationWideNote}
        arrow={false}
        onClick={() => void city.choose(0)}
      >
        {isNationWide && <Icon name="check" size={32} className={styles.chosen} />}
      </Cell>
      <Group title={texts.recent} cities={recent} handle="t-recent-city" onPick={onPick} />
      <Group title={texts.popular} cities={popular} handle="t-popular-city" onPick={onPick} />
    </View>
  )
}

/** Where the phone is, asked for by a tap. */
function Located({ onPick }: Pick<CityHeadProps, 'onPick'>) {
  const texts = useTexts()
  const located = useLocatedCity()
  if (located.state === 'found') {
    const { city, isOpen } = located
    return (
      <Cell
        icon="location"
        className="t-located-city"
        label={city.title}
        note={isOpen === undefined ? texts.located : isOpen ? texts.open : texts.none}
        onClick={() => onPick(city)}
      />
    )
  }
  const { state } = located
  return (
    <Cell
      icon="location"
      className="t-locate"
      label={state === 'locating' ? texts.locating : texts.locate}
      note={state === 'unknown' && texts.unknown}
      disabled={state === 'locating'}
      onClick={() => void findHere()}
    />
  )
}

interface GroupProps extends Pick<CityHeadProps, 'onPick'> {
  title: string
  cities: readonly CityTitle[]
  handle: string
}

function Group({ title, cities, handle, onPick }: GroupProps) {
  if (cities.length === 0) return null
  return (
    <View className={styles.group}>
      <View className={styles.heading}>{title}</View>
      <View className={styles.chips}>
        {cities.map((city) => (
          <Tap key={city.id} className={`${styles.chip} ${handle}`} onClick={() => onPick(city)}>
            {city.title}
          </Tap>
        ))}
      </View>
    </View>
  )
}
