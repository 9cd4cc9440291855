import { useState } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { Image } from '@/ui/Image'
import type { FaceProps } from '../GameKind'
import { useTexts } from '../texts'
import { Foil } from './Foil'
import styles from './scratchCard.module.scss'
import { useReveal } from './useReveal'

/** ms in which the rest of the foil goes and the result can be read */
const fading = 900

/** A new card for each draw. */
export const ScratchCard = (props: FaceProps) => <OneCard key={props.drawing.round} {...props} />

/** The first touch draws; what is under the foil is told once enough of it is off, or by the button alone. */
function OneCard({ awards, nothing, drawing, begin, dim, cost }: FaceProps) {
  const texts = useTexts()
  const [bare, setBare] = useState(false)
  const { phase, result } = drawing
  const open = bare && result !== undefined
  useReveal(open && phase === 'answered', fading, drawing.reveal)
  const touched = () => (phase === 'ready' ? begin() : true)
  const revealAll = () => {
    if (touched()) setBare(true)
  }
  const isWin = result?.is_winning === 1
  const image = isWin ? awards.find(({ award_id }) => award_id === result.award_id)?.award_img : nothing.image
  const words = isWin ? result.award_name : nothing.words || texts.nothing
  return (
    <View>
      <View className={styles.card}>
        <View className={styles.under} aria-hidden={!open}>
          {result && image && <Image src={image} width={120} radius="m" eager />}
          <View className={styles.words}>{result ? words : texts.drawing}</View>
        </View>
        <View className={`${styles.foil} ${open ? styles.gone : ''}`} aria-hidden>
          <Foil touched={touched} onBare={() => setBare(true)} />
        </View>
      </View>
      <Button
        className={`${styles.button} t-draw`}
        kind={dim ? 'secondary' : 'aux'}
        block
        loading={bare && !result}
        label={`${texts.revealAll}, ${cost}`}
        onClick={revealAll}
      >
        {texts.revealAll}
      </Button>
    </View>
  )
}
