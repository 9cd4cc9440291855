import { useState, type PropsWithChildren } from 'react'
import { ScrollView } from '@tarojs/components'

interface ListScrollProps {
  refresh: () => Promise<unknown>
  /** 80 px before the end (specification section 8) */
  onEnd: () => void
  className?: string
}

/**
 * What scrolls a list on a page that does not scroll itself. Pulled down in the mini-program it refreshes by itself; on H5
 * the page is pulled.
 */
export function ListScroll({ refresh, onEnd, className = '', children }: PropsWithChildren<ListScrollProps>) {
  const [refreshing, setRefreshing] = useState(false)
  const pulled = async () => {
    setRefreshing(true)
    await refresh()
    setRefreshing(false)
  }
  return (
    <ScrollView
      className={`${className} t-list-scroll`}
      scrollY
      enhanced
      lowerThreshold={80}
      onScrollToLower={onEnd}
      refresherEnabled
      refresherThreshold={80}
      refresherTriggered={refreshing}
      onRefresherRefresh={() => void pulled()}
    >
      {children}
    </ScrollView>
  )
}
