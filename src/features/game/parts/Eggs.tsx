import { useState } from 'react'
import { View } from '@tarojs/components'
import { Tap } from '@/ui/Tap'
import type { FaceProps } from '../GameKind'
import { useTexts } from '../texts'
import styles from './eggs.module.scss'
import { useReveal } from './useReveal'

const places = [0, 1, 2]
/** ms from the blow until what was in the egg could be read */
const cracking = 1500

/** Three eggs of which one is smashed: the mall draws while the hammer swings. */
export function Eggs({ nothing, drawing, begin, dim, cost }: FaceProps) {
  const texts = useTexts()
  const [chosen, setChosen] = useState(0)
  const { phase, result } = drawing
  const isStill = phase === 'ready'
  useReveal(phase === 'answered', cracking, drawing.reveal)
  const smash = (place: number) => {
    setChosen(place)
    begin()
  }
  return (
    <View>
      <View className={`${styles.nest} ${dim ? styles.dim : ''}`}>
        {places.map((place) => {
          const isChosen = !isStill && place === chosen
          const looks = [styles.egg, !isStill && !isChosen && styles.aside, isChosen && result && styles.cracked]
          return (
            <Tap
              key={place}
              className={`${looks.filter(Boolean).join(' ')} t-egg`}
              label={`${texts.egg(place + 1)}, ${cost}`}
              barred={dim}
              disabled={!isStill}
              onClick={() => smash(place)}
            >
              <View className={`${styles.half} ${styles.lower}`} />
              <View className={`${styles.half} ${styles.upper}`} />
              {isChosen && result && (
                <View className={styles.prize}>
                  {result.is_winning === 1 ? result.award_name : nothing.words || texts.nothing}
                </View>
              )}
              {isChosen && phase !== 'shown' && (
                <View className={`${styles.hammer} ${result ? styles.strike : ''}`}>
                  <View className={styles.handle} />
                  <View className={styles.head} />
                </View>
              )}
            </Tap>
          )
        })}
      </View>
      {!dim && <View className={styles.note}>{texts.pickEgg}</View>}
    </View>
  )
}
