import type { DiyController, DiyItem } from '@mall/contract/diyComponents'
import { Recommended } from '@/domain/goods/Recommended'
import { useSiteId } from '@/session/site'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { LazyView } from '@/ui/LazyView'
import { Newcomer } from './Newcomer'

export interface AfterProps {
  items: readonly DiyItem[]
  /** all of them are drawn */
  whole: boolean
}

/** Blocks that fill the rest of a page with lists of their own. */
const endless: DiyController[] = ['GoodsCategory', 'TopCategory']

/** What the mall's home has besides its blocks: a word to newcomers, and below them what else may please, without end. */
export function AfterHome({ items, whole }: AfterProps) {
  const isShop = useSiteId() > 0
  const ends = whole && items.length > 0 && !items.some(({ controller }) => endless.includes(controller))
  if (isShop) return null
  return (
    <>
      <ErrorBoundary>
        <Newcomer />
      </ErrorBoundary>
      {ends && (
        <ErrorBoundary>
          <LazyView room={400} ahead={600}>
            <Recommended />
          </LazyView>
        </ErrorBoundary>
      )}
    </>
  )
}
