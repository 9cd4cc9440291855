import { useState } from 'react'
import { View } from '@tarojs/components'
import { Rate } from '@nutui/nutui-react-taro'
import { goesUp } from '@/ui/goesUp'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import nutui from '@/ui/theme/nutui.module.scss'
import styles from '../evaluation.module.scss'
import { useTexts } from '../texts'

type Size = 'big' | 'small'

interface StarPickProps {
  /** what is rated, read out */
  label: string
  value: number
  onChange: (stars: number) => void
  size?: Size
}

/** 1, 2, 3, ... */
function counter() {
  let last = 0
  return () => ++last
}

/** One to five stars, with their word. */
export function StarPick({ label, value, onChange, size = 'small' }: StarPickProps) {
  const texts = useTexts()
  const [nextPlace] = useState(counter)
  const star = <Star value={value} size={size} nextPlace={nextPlace} />
  return (
    <View className={`${styles.pick} ${styles[size]}`}>
      <View className={styles.picked} role="radiogroup" aria-label={label}>
        <Rate
          className={nutui.part}
          value={value}
          min={1}
          checkedIcon={star}
          uncheckedIcon={star}
          onChange={onChange}
        />
      </View>
      <View className={`${styles.starWord} t-star-word`}>{texts.starWords[value]}</View>
    </View>
  )
}

/** NutUI draws one icon at every place and tells it none: the stars count themselves as they appear, from the left. */
function Star({ value, size, nextPlace }: { value: number; size: Size; nextPlace: () => number }) {
  const texts = useTexts()
  const [place] = useState(nextPlace)
  const isLit = place <= value
  return (
    <Tap
      className={`${styles.star} ${isLit ? styles.lit : ''} t-star-${place}`}
      role="radio"
      checked={place === value}
      label={texts.stars(place)}
      onClick={goesUp}
    >
      <Icon name={isLit ? 'star-on' : 'star'} size={size === 'big' ? 60 : 44} />
    </Tap>
  )
}
