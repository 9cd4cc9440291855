import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import type { RootPortalProps } from '@tarojs/components/types/RootPortal'

/** Moves its children to the end of their own page, so a hidden page hides them too. */
export function RootPortal({ children, enable = true }: RootPortalProps) {
  const [host, setHost] = useState<Element>()
  const find = useCallback((mark: HTMLElement | null) => {
    if (mark) setHost(mark.closest('.taro_page') ?? document.body)
  }, [])
  if (!enable) return <>{children}</>
  return host ? createPortal(children, host) : <i hidden ref={find} />
}
