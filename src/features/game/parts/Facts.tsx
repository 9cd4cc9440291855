import { memo, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { GameRow } from '@mall/contract/game'
import { requireLogin } from '@/navigation/login'
import { useIsMember } from '@/session/token'
import { Card } from '@/ui/Card'
import { Tap } from '@/ui/Tap'
import styles from '../game.module.scss'
import { useTexts } from '../texts'

interface FactsProps {
  game: GameRow
  points: number | undefined
}

/** What a draw takes, what one has, and how often one may. */
export const Facts = memo(function Facts({ game, points }: FactsProps) {
  const texts = useTexts()
  const isMember = useIsMember()
  const { surplus_num: left, join_type, join_frequency } = game
  const { none, perDay, inAll } = texts.limits
  const limit = join_frequency === 0 ? none : (join_type === 1 ? perDay : inAll)(join_frequency)
  const logIn = (
    <Tap className={`${styles.logIn} t-login`} onClick={() => void requireLogin()}>
      {texts.logIn}
    </Tap>
  )
  return (
    <Card>
      <View className={styles.facts}>
        <Fact handle="t-game-cost" label={texts.facts.cost}>
          {texts.costFigure(game.points)}
        </Fact>
        <Fact handle="t-game-points" label={texts.facts.points}>
          {isMember ? (points ?? '–') : logIn}
        </Fact>
        <Fact handle="t-draws-left" label={isMember ? texts.facts.left : texts.facts.times}>
          {isMember ? (left < 0 ? texts.noLimit : left) : limit}
        </Fact>
      </View>
      {isMember && <View className={styles.limit}>{limit}</View>}
    </Card>
  )
})

const Fact = ({ handle, label, children }: { handle: string; label: string; children: ReactNode }) => (
  <View className={styles.fact}>
    <View className={`${styles.figure} ${handle}`}>{children}</View>
    <View className={styles.label}>{label}</View>
  </View>
)
