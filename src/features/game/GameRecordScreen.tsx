import { View } from '@tarojs/components'
import type { DrawRecord } from '@mall/contract/game'
import { usePagedList } from '@/api/usePagedList'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { timeText } from '@/lib/date'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { useIsMember } from '@/session/token'
import { Card } from '@/ui/Card'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { PrizeWay } from './parts/PrizeWay'
import { prizeKind, prizeWords } from './prize'
import styles from './record.module.scss'
import { useTexts } from './texts'

const row = (draw: DrawRecord, at: number) => <Row key={at} draw={draw} />

/** The member's own draws in one game, the newest first. */
export function GameRecordScreen() {
  const texts = useTexts()
  const id = Number(useParams(routes.gameRecord).id ?? 0) || 0
  const list = usePagedList('/api/game/recordPage', { id }, { enabled: useIsMember() && id > 0 })
  return (
    <Screen title={texts.recordTitle}>
      {id > 0 ? (
        <PagedList
          className={styles.list}
          list={list}
          row={row}
          empty={<GoBrowsing text={texts.noDraws} icon="gift" />}
        />
      ) : (
        <GoBrowsing text={texts.gone} />
      )}
    </Screen>
  )
}

function Row({ draw }: { draw: DrawRecord }) {
  const texts = useTexts()
  const prize = prizeKind(draw)
  const words = prizeWords(draw, texts)
  return (
    <Card className={`${styles.row} t-draw-row`}>
      <View className={styles.words}>
        <View className={`${styles.name} ${prize ? styles.won : ''}`}>{prize ? draw.award_name : texts.notWon}</View>
        {prize && words !== draw.award_name && <View className={styles.prize}>{words}</View>}
        <View className={styles.time}>{timeText(draw.create_time)}</View>
      </View>
      <View className={styles.right}>
        <View className={`${styles.spent} t-draw-cost`}>{texts.spent(draw.points)}</View>
        {prize && <PrizeWay prize={prize} won={draw} kind="secondary" size="small" />}
      </View>
    </Card>
  )
}
