import type { DiyItem } from '@mall/contract/diyComponents'
import { isLinkOff } from '@/navigation/links'

type Entries = readonly { link?: Parameters<typeof isLinkOff>[0] | null }[]

/**
 * What is left of a page while the mall hides its shops: entries that lead to one go, and blocks of nothing else. The
 * pictures of a cube keep their places and lead nowhere.
 */
export function withoutShops(items: readonly DiyItem[]): DiyItem[] {
  return items.flatMap((item) => {
    if (item.controller === 'ShopInfo') return []
    if (item.controller === 'RubikCube' || !('list' in item) || !Array.isArray(item.list)) return [item]
    const entries = item.list as Entries
    const list = entries.filter(({ link }) => !isLinkOff(link ?? undefined))
    return list.length > 0 || entries.length === 0 ? [{ ...item, list } as DiyItem] : []
  })
}
