import { usePlace } from '@/platform/lifecycle/place'
import { useBoot } from '@/session/boot'
import { isLinkOpenable } from '@/navigation/links'
import { routeAt } from '@/navigation/routeAt'
import { tabsOf } from './tabs'
import { useTexts } from './texts'

/** Where the mall's bottom navigation has the cart on this page, as a share of its width; undefined: nowhere. */
export function useCartTab(): number | undefined {
  const nav = useBoot((boot) => boot.bottomNav)
  const texts = useTexts()
  const shown = routeAt(usePlace().path)?.path
  const tabs = tabsOf(nav, texts.tabs).filter(({ link }) => isLinkOpenable(link))
  const at = tabs.findIndex(({ name }) => name === 'cart')
  return at < 0 || !tabs.some(({ path }) => path === shown) ? undefined : (at + 0.5) / tabs.length
}
