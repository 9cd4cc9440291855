import { View } from '@tarojs/components'
import { market, useMarketPage } from '@/domain/fenxiao/market'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes, type Route } from '@/routes'
import { Card } from '@/ui/Card'
import { Icon, type IconName } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../centre.module.scss'
import { useTexts } from '../texts'

const tiles = [
  ['orders', 'order', routes.fenxiaoOrders],
  ['team', 'member', routes.fenxiaoTeam],
  ['bill', 'list', routes.fenxiaoBill],
  ['withdrawals', 'wallet', routes.fenxiaoWithdrawals],
  ['goods', 'box', routes.fenxiaoGoods],
  ['follow', 'heart', routes.fenxiaoFollow],
  ['posters', 'picture', routes.fenxiaoPoster],
] as const satisfies readonly (readonly [string, IconName, Route])[]

/** Where one goes from here. */
export function Tiles({ people }: { people: number | undefined }) {
  const texts = useTexts()
  const words = useFenxiaoWords()
  const page = useMarketPage()
  return (
    <Card pad="none" className={styles.tiles}>
      {tiles.map(([name, icon, route]) => (
        <Tile
          key={name}
          name={name}
          icon={icon}
          route={route}
          caption={texts.tiles[name](words)}
          note={name === 'team' && people !== undefined ? texts.people(people) : undefined}
          go={() => void open(route)}
        />
      ))}
      {page && (
        <Tile
          name="market"
          icon="shop"
          route={routes.diyPage}
          caption={texts.tiles.market(words)}
          go={() => void open(routes.diyPage, market)}
        />
      )}
    </Card>
  )
}

interface TileProps {
  name: string
  icon: IconName
  route: Route
  caption: string
  note?: string | undefined
  go: () => void
}

function Tile({ name, icon, route, caption, note, go }: TileProps) {
  const openable = useOpenable(route)
  if (!openable) return null
  return (
    <Tap className={`${styles.tile} t-to-${name}`} role="link" onClick={go}>
      <Icon name={icon} size={52} className={styles.icon} />
      <View className={styles.caption}>{caption}</View>
      {note && <View className={styles.note}>{note}</View>}
    </Tap>
  )
}
