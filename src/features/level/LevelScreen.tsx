import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { LatestEntries } from '@/domain/ledger/LatestEntries'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { leaveTo } from '@/navigation/leave'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { useIsMember } from '@/session/token'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import styles from './level.module.scss'
import { LevelCard } from './parts/LevelCard'
import { Present } from './parts/Present'
import { standingOf } from './standing'
import { useTexts } from './texts'
import { useGifts } from './useGifts'

/** The member's level, the way to the next, and what each brings. */
export function LevelScreen() {
  const texts = useTexts()
  const { back } = useParams(routes.memberLevel)
  const info = useData('/api/member/info', {}, { enabled: useIsMember(), onShow: true })
  const lists = useData('/api/memberlevel/lists', {})
  const giftsOf = useGifts(lists.data ?? [])
  const standing = standingOf(lists.data ?? [], info.data ?? { member_level: 0, growth: 0 })
  const { levels, current } = standing
  const { growth = 0, member_level_name: name = '' } = info.data ?? {}
  const reached = current?.growth ?? -1
  return (
    <Screen title={texts.title} data={[info, lists]} toTop={false} onBack={back ? () => leaveTo(back) : undefined}>
      {levels.length === 0 ? (
        <GoBrowsing text={texts.none} />
      ) : (
        <Column>
          <Present name={name} growth={growth} standing={standing} />
          <View className={styles.heading}>{texts.levels}</View>
          {levels.map((level) => (
            <LevelCard
              key={level.level_id}
              level={level}
              state={level === current ? 'present' : level.growth <= reached ? 'reached' : 'to-come'}
              gifts={giftsOf(level)}
            />
          ))}
          <CellGroup>
            <Cell
              className="t-growth-rules"
              icon="info"
              label={texts.rules}
              onClick={() => void open(routes.levelGrowthRules)}
            />
          </CellGroup>
          <LatestEntries accounts="growth" title={texts.ledger} />
        </Column>
      )}
    </Screen>
  )
}
