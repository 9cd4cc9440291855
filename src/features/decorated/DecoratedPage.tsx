import { useMemo, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { useBoot } from '@/session/boot'
import { useScheme } from '@/session/preferences'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { Blocks } from './Blocks'
import { pageValue } from '@/domain/decoration/pageValue'
import { useGrowing } from './useGrowing'
import { withoutShops } from './withoutShops'
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
  right?: ReactNode
  skeleton?: ReactNode
}

/** A page the mall or a shop has put together from blocks. */
export function DecoratedPage({ name, siteId, title, missing, tab, right, skeleton }: DecoratedPageProps) {
  const page = useData('/api/diyview/info', siteId === undefined ? { name } : { name, site_id: siteId })
  const text = page.data?.value
  const shops = useBoot((boot) => boot.showsShops)
  const { global, items: all } = useMemo(() => pageValue(text ?? ''), [text])
  const items = useMemo(() => (shops ? all : withoutShops(all)), [all, shops])
  const shown = useGrowing(items)
  // colours of the decoration are made for light grounds
  const ground = useScheme() === 'light' && global.bgColor ? { background: global.bgColor } : {}
  return (
    <Screen
      title={title ?? (global.title || page.data?.title)}
      tab={tab}
      right={right}
      data={page}
      onRefresh={page.refresh}
      skeleton={skeleton}
    >
      <View className={styles.page} style={ground}>
        <Blocks items={items.slice(0, shown)} />
        {text !== undefined && items.length === 0 && <Empty text={missing} />}
      </View>
    </Screen>
  )
}
