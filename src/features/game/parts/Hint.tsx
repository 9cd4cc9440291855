import { View } from '@tarojs/components'
import type { GameRow } from '@mall/contract/game'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Countdown } from '@/ui/Countdown'
import styles from '../game.module.scss'
import { hintOf } from '../hint'
import type { Standing } from '../standing'
import { useTexts } from '../texts'
import { useEarning } from '../useEarning'

interface HintProps {
  game: GameRow
  standing: Standing
  points: number | undefined
  onEnd: () => void
}

/** Under the face: until when, and what stands in the way of a draw, with the way out of it. */
export function Hint({ game, standing, points = 0, onEnd }: HintProps) {
  const texts = useTexts()
  const { status, start_time, end_time } = game
  const words = hintOf(game, standing, points, texts)
  return (
    <View className={styles.hint}>
      {words && (
        <View className={`${styles.why} t-game-hint`} role="status">
          {words}
        </View>
      )}
      {standing === 'poor' && <Earn />}
      {standing === 'level' && <SeeLevel />}
      {status < 2 && (
        <View className={styles.until}>
          {status === 0 ? texts.startsIn : texts.endsIn}
          <Countdown end={status === 0 ? start_time : end_time} look="text" onEnd={onEnd} />
        </View>
      )}
    </View>
  )
}

function Earn() {
  const earning = useEarning()
  return (
    <Button className="t-earn" kind="secondary" size="small" onClick={earning.go}>
      {earning.words}
    </Button>
  )
}

function SeeLevel() {
  const texts = useTexts()
  return (
    <Button className="t-see-level" kind="secondary" size="small" onClick={() => void open(routes.memberLevel)}>
      {texts.seeLevel}
    </Button>
  )
}
