import { useEffect, useState } from 'react'
import { Input, View } from '@tarojs/components'
import { Tap } from '@/ui/Tap'
import styles from '../filter.module.scss'
import { priceSteps } from '../priceSteps'
import { priceRange, settledPrice, tidyPrice, type Filter } from '../question'
import { useTexts } from '../texts'

interface PriceFieldsProps {
  low: string
  high: string
  /** dearest and cheapest of what is filtered; '' = not known */
  from: string
  to: string
  onRange: (range: Pick<Filter, 'min' | 'max'>) => void
}

/** Two typed prices, or a range at one tap. A lower price in the second field is put into the first when left. */
export function PriceFields({ low, high, from, to, onRange }: PriceFieldsProps) {
  const texts = useTexts()
  const [typed, setTyped] = useState([low, high] as const)
  useEffect(() => {
    // what is typed stays as it is while it means the same
    setTyped((now) => (settledPrice(now[0]) === low && settledPrice(now[1]) === high ? now : [low, high]))
  }, [low, high])
  const type = (at: 0 | 1, text: string) => {
    const next = at === 0 ? ([tidyPrice(text), typed[1]] as const) : ([typed[0], tidyPrice(text)] as const)
    setTyped(next)
    // at once: in WeChat a field may be left after the button that applies it was tapped
    const [min, max] = [settledPrice(next[0]), settledPrice(next[1])]
    onRange({ ...(min ? { min } : {}), ...(max ? { max } : {}) })
  }
  const settle = () => onRange(priceRange(settledPrice(typed[0]), settledPrice(typed[1])))
  const field = (at: 0 | 1, label: string, hint: string, name: string) => (
    <Input
      className={`${styles.price} ${name}`}
      type="digit"
      value={typed[at]}
      maxlength={10}
      placeholder={hint && Number(hint) > 0 ? hint : label}
      placeholderClass={styles.hint}
      ariaLabel={label}
      onInput={(event) => type(at, event.detail.value)}
      onBlur={settle}
      onConfirm={settle}
    />
  )
  return (
    <View className={styles.part}>
      <View className={styles.head}>
        <View className={styles.title}>{texts.range}</View>
      </View>
      <View className={styles.prices}>
        {field(0, texts.lowest, from, 't-price-min')}
        <View className={styles.dash} />
        {field(1, texts.highest, to, 't-price-max')}
      </View>
      <View className={styles.choices}>
        {priceSteps(from, to).map(({ min, max }) => {
          const on = low === min && high === max
          return (
            <Tap
              key={`${min}-${max}`}
              role="checkbox"
              checked={on}
              className={`${styles.choice} ${on ? styles.on : ''} t-price-step`}
              onClick={() => onRange(on ? {} : priceRange(min, max))}
            >
              {min && max ? `${min}-${max}` : min ? texts.from(min) : texts.upTo(max)}
            </Tap>
          )
        })}
      </View>
    </View>
  )
}
