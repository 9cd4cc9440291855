import { useState } from 'react'
import { Image, View } from '@tarojs/components'
import type { BottomNav } from '@mall/contract/diyComponents'
import { fileUrl } from '@/session/baseUrl'
import { useBoot } from '@/session/boot'
import { useCartCount } from '@/session/cartCount'
import { isLinkOpenable, openLink } from '@/navigation/links'
import { useScheme } from '@/session/preferences'
import { routeAt } from '@/navigation/routeAt'
import { Badge } from '@/ui/Badge'
import { Icon } from '@/ui/Icon'
import { readableNav, tabsOf, type Tab } from './tabs'
import styles from './TabBar.module.scss'
import { Tap } from '@/ui/Tap'
import { useTexts } from './texts'
import { useTheme } from '@/ui/theme/useTheme'

interface TabBarProps {
  /** the shown page, without a leading slash */
  path: string
  /** whether the shown page is that of the tab, where its path does not tell */
  isAt?: (tab: Tab) => boolean
  /** a shop's own */
  nav?: BottomNav | null
}

/** A bottom navigation, without more the mall's. */
export function TabBar({ path, isAt, nav: own }: TabBarProps) {
  const malls = useBoot((boot) => boot.bottomNav)
  const nav = own ?? malls
  const texts = useTexts()
  const count = useCartCount()
  const colours = readableNav(nav, useTheme(), useScheme())
  const type = Number(nav?.type ?? 1)
  // '/' and old spellings are pages too
  const shown = routeAt(path)?.path
  return (
    <View className={styles.bar} style={{ background: colours.ground }} role="tablist">
      {tabsOf(nav, texts.tabs).map((tab) => {
        if (!isLinkOpenable(tab.link)) return null
        const active = tab.path === shown && (isAt?.(tab) ?? true)
        const badge = tab.name === 'cart' ? count : 0
        const words = <View className={type === 3 ? styles.words : styles.title}>{tab.title}</View>
        return (
          <Tap
            key={tab.key}
            role="tab"
            selected={active}
            // what is seen is read out; pictures alone have nothing to read
            label={type === 2 ? (badge > 0 ? texts.cartCount(badge) : tab.title) : undefined}
            className={`${styles.tab} t-tab-${tab.name || tab.key}`}
            style={{ color: active ? colours.active : colours.idle }}
            onClick={() => active || void openLink(tab.link)}
          >
            <Badge count={badge}>
              {type === 3 ? words : <TabPicture tab={tab} active={active} large={type === 2} />}
            </Badge>
            {type === 1 && words}
          </Tap>
        )
      })}
    </View>
  )
}

/** The server's picture; our own icon where there is none or it does not load. */
function TabPicture({ tab, active, large }: { tab: Tab; active: boolean; large: boolean }) {
  const [broken, setBroken] = useState('')
  const url = (active && tab.selectedIconPath) || tab.iconPath
  if (url && url !== broken) {
    const size = large ? styles.large : styles.picture
    return <Image className={size} src={fileUrl(url)} mode="aspectFit" onError={() => setBroken(url)} />
  }
  return <Icon name={active && tab.name ? `${tab.name}-on` : tab.name || 'more'} size={large ? 60 : 48} />
}
