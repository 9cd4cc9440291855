import { forwardRef, type PropsWithChildren } from 'react'
import type { ViewProps } from '@tarojs/components/types/View'
import { dom } from './dom'

export const View = /*#__PURE__*/ forwardRef<HTMLDivElement, ViewProps>(function View(props, ref) {
  return (
    <div {...dom(props)} ref={ref}>
      {props.children}
    </div>
  )
})

/** Needed over native components on weapp; the browser has none. */
export const CoverView = View

export function Block({ children }: PropsWithChildren) {
  return <>{children}</>
}

/** Cuts setData on weapp; here there is nothing to cut. */
export const CustomWrapper = Block

/** Page-level settings of weapp; the page's own style does it here. */
export const PageMeta = Block
