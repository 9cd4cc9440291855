import { useMemo, type ComponentType, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { DiyGlobal, DiyItem } from '@mall/contract/diyComponents'
import { useData } from '@/api/useData'
import { isOn, pageValue } from '@/domain/decoration/pageValue'
import { host } from '@/platform/host/host'
import { useBoot } from '@/session/boot'
import { Empty } from '@/ui/Empty'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { Screen } from '@/ui/Screen'
import type { AfterProps } from './after/AfterHome'
import { Blocks } from './Blocks'
import { loadRare } from './loadRare'
import { usePageLook } from './usePageLook'
import { PageTop } from './pageTop'
import { useGrowing } from './useGrowing'
import { useLater } from '@/ui/useLater'
import styles from './decorated.module.scss'

interface DecoratedPageProps {
  /** page name of home-and-diy section 1 */
  name: string
  siteId?: number
  /** over the page's own title */
  title?: string
  /** told when there is no such page */
  missing: string
  tab?: boolean
  /** bottom navigation of a page that is no tab page, where its settings ask for it */
  nav?: ReactNode
  right?: ReactNode
  skeleton?: ReactNode
  /** only what is in the window is drawn */
  isOpening?: boolean
  /** what the page has besides its blocks */
  After?: ComponentType<AfterProps>
}

/** What stays in a corner is there from the start, wherever it stands among the blocks. */
const floatsFirst = (items: readonly DiyItem[]): readonly DiyItem[] =>
  [...items].sort((one, other) => Number(isFloat(other)) - Number(isFloat(one)))
const isFloat = ({ controller }: DiyItem) => controller === 'FloatBtn'

export const pageQuestion = (name: string, siteId: number | undefined) =>
  siteId === undefined ? { name } : { name, site_id: siteId }

/** What is told on the way in; its code comes where there is something to tell. */
function Greeted({ global, page }: { global: DiyGlobal; page: string }) {
  const greetings = useLater(loadRare)
  return <ErrorBoundary>{greetings && <greetings.Greetings global={global} page={page} />}</ErrorBoundary>
}

/** A page the mall or a shop has put together from blocks. */
export function DecoratedPage(props: DecoratedPageProps) {
  const { name, siteId, title, missing, tab, nav, right, skeleton, isOpening, After } = props
  const page = useData('/api/diyview/info', pageQuestion(name, siteId))
  const text = page.data?.value
  const shops = useBoot((boot) => boot.showsShops)
  const { global, items: all } = useMemo(() => pageValue(text ?? ''), [text])
  const hiding = useLater(loadRare, !shops)
  const known = shops || hiding !== undefined
  const items = useMemo(() => floatsFirst(shops ? all : (hiding?.withoutShops(all) ?? [])), [all, shops, hiding])
  const shown = useGrowing(items, isOpening)
  const { ground, top, ...bar } = usePageLook(global)
  const greets = global.popWindow?.imageUrl || (isOn(global.mpCollect) && host.appType === 'weapp')
  return (
    <Screen
      title={title ?? (global.title || page.data?.title)}
      tab={tab}
      nav={isOn(global.openBottomNav) && nav}
      right={right}
      data={page}
      onRefresh={page.refresh}
      skeleton={skeleton}
      {...bar}
    >
      <View className={styles.page} style={ground}>
        <PageTop.Provider value={top}>
          <Blocks items={items.slice(0, shown)} />
        </PageTop.Provider>
        {After && <After items={items} whole={shown >= items.length} />}
        {greets && <Greeted global={global} page={`${siteId ?? ''}/${name}`} />}
        {text !== undefined && known && items.length === 0 && <Empty text={missing} />}
      </View>
    </Screen>
  )
}
