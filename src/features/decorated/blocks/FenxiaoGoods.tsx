import { View } from '@tarojs/components'
import type { FenxiaoGoodsListItem } from '@mall/contract/diyComponents'
import { useData, type DataState } from '@/api/useData'
import { fenxiaoFace } from '@/domain/fenxiao/goodsFace'
import { useGoodsTexts } from '@/domain/fenxiao/goodsTexts'
import { market } from '@/domain/fenxiao/market'
import { StandingNote } from '@/domain/fenxiao/StandingNote'
import { useProgrammeOpen } from '@/domain/fenxiao/useProgrammeOpen'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { GoodsCard } from '@/domain/goods/GoodsCard'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { requireLogin } from '@/navigation/login'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { useParams } from '@/navigation/params'
import { useIsMember } from '@/session/token'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { stopOf } from '@/ui/screenState'
import { Skeleton, SkeletonItem } from '@/ui/Skeleton'
import { Stopped } from '@/ui/Stopped'
import { px } from '@/ui/theme/size'
import { useColours } from '@/ui/theme/useColours'
import decorated from '../decorated.module.scss'
import { BlockHead } from './BlockHead'
import styles from './fenxiaoGoods.module.scss'
import { GoodsCell } from './GoodsCell'
import { goodsLook } from './goodsLook'
import { questionOf } from './question'

/** What can be promoted: for members, and nothing without any, except on the market page, which says why. */
export function FenxiaoGoods({ item }: { item: FenxiaoGoodsListItem }) {
  const colour = useColours()
  const { concept } = useFenxiaoWords()
  const { goods: name } = useGoodsTexts()
  const enabled = useProgrammeOpen()
  const atMarket = useParams(routes.diyPage).name === market.name
  const goods = useData('/fenxiao/api/goods/page', questionOf(item), { enabled, silent: true })
  const rows = goods.data?.list ?? []
  if (rows.length === 0) return atMarket ? <Nothing goods={goods} /> : null
  // three columns have no room for what a product earns
  const shown = goodsLook(item)
  const look = shown === 'tiles' ? 'grid' : shown
  const box = {
    background: colour(item.backgroundColor),
    padding: item.padding === undefined ? undefined : px(item.padding),
  }
  const Card = look === 'rows' ? GoodsRowCard : GoodsCard
  return (
    <>
      {atMarket && <StandingNote />}
      <View className={`${styles.block} t-block-fenxiao`} style={box}>
        <BlockHead item={item} kind="fenxiao" name={name(concept)} onMore={() => void open(routes.fenxiaoGoods)} />
        <View className={`${decorated.goods} ${decorated[look]}`}>
          {rows.map((row) => (
            <GoodsCell key={row.sku_id} item={item}>
              <Card row={row} face={fenxiaoFace} />
            </GoodsCell>
          ))}
        </View>
      </View>
    </>
  )
}

/** The page is for these alone: why there are none, and what can be done. */
function Nothing({ goods }: { goods: Pick<DataState<unknown>, 'loading' | 'failure' | 'refresh'> }) {
  const texts = useGoodsTexts()
  const isOn = useOpenable(routes.fenxiaoGoods)
  const isMember = useIsMember()
  if (!isOn) return <GoBrowsing />
  if (!isMember) {
    return (
      <Empty text={texts.guest} icon="diamond">
        <Button className="t-login" onClick={() => void requireLogin()}>
          {texts.logIn}
        </Button>
      </Empty>
    )
  }
  if (goods.failure) {
    const { failure, refresh } = goods
    return <Stopped why={stopOf(failure)} message={failure.message} onRetry={() => void refresh()} />
  }
  if (!goods.loading) return <GoBrowsing text={texts.none} />
  return (
    <Skeleton className={styles.block}>
      {[1, 2, 3].map((row) => (
        <SkeletonItem key={row} />
      ))}
    </Skeleton>
  )
}
