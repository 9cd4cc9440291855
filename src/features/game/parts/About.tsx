import { memo } from 'react'
import { View } from '@tarojs/components'
import type { GameRow } from '@mall/contract/game'
import { timeText } from '@/lib/date'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Cell, CellGroup } from '@/ui/Cell'
import { Icon } from '@/ui/Icon'
import { Image } from '@/ui/Image'
import styles from '../game.module.scss'
import { useTexts } from '../texts'

/** Below the face: what can be won, how it is played, who has won, and the way to one's own draws. */
export const About = memo(function About({ game }: { game: GameRow }) {
  const texts = useTexts()
  const { game_id: id, start_time, end_time, level_id, level_name, remark } = game
  const awards = game.award.filter(({ award_id }) => award_id > 0)
  return (
    <>
      <CellGroup>
        <Cell
          className="t-own-draws"
          icon="gift"
          label={texts.ownDraws}
          onClick={() => void open(routes.gameRecord, { id })}
        />
      </CellGroup>
      <CellGroup title={texts.awards}>
        <View className={styles.awards}>
          {awards.map(({ award_id, award_name, award_img }) => (
            <View key={award_id} className={`${styles.award} t-award`}>
              {award_img ? (
                <Image src={award_img} width={120} radius="m" />
              ) : (
                <View className={styles.picture}>
                  <Icon name="gift" size={56} />
                </View>
              )}
              <View className={`${styles.awardName} two-lines`}>{award_name}</View>
            </View>
          ))}
        </View>
      </CellGroup>
      <CellGroup title={texts.rules} className="t-game-rules">
        <View className={styles.rules}>
          <View>{texts.period(timeText(start_time), timeText(end_time))}</View>
          {level_id > 0 && <View>{texts.forLevel(level_name)}</View>}
          {remark && <View className={styles.remark}>{remark}</View>}
        </View>
      </CellGroup>
      {game.is_show_winner === 1 && <Winners rows={game.draw_record} />}
    </>
  )
})

function Winners({ rows }: { rows: GameRow['draw_record'] }) {
  const texts = useTexts()
  return (
    <CellGroup title={texts.winners} className="t-winners">
      <View className={styles.rules}>
        {rows.length === 0 && <View className={styles.time}>{texts.noWinners}</View>}
        {rows.map(({ member_nick_name, award_name, create_time }, at) => (
          <View key={at} className={`${styles.winner} t-winner`}>
            <View className={styles.nickname}>{member_nick_name}</View>
            <View className={styles.wonName}>{award_name}</View>
            <View className={styles.time}>{timeText(create_time)}</View>
          </View>
        ))}
      </View>
    </CellGroup>
  )
}
