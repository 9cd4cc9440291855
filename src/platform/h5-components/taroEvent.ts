import type { SyntheticEvent } from 'react'
import type { BaseEventOrig } from '@tarojs/components/types/common'

export type Handler<D> = ((event: BaseEventOrig<D>) => void) | undefined

/** Calls a Taro handler with a DOM event: the one place where the two event types meet. */
export function emit<D>(handler: Handler<D>, event: SyntheticEvent, detail: D): void {
  if (!handler) return
  Object.defineProperty(event, 'detail', { value: detail, configurable: true })
  handler(event as unknown as BaseEventOrig<D>)
}

/** Calls a Taro handler for something no single DOM event stands for (a slide settled, a wheel stopped). */
export function raise<D>(handler: Handler<D>, type: string, element: HTMLElement, detail: D): void {
  const none = () => {}
  handler?.({
    type,
    detail,
    target: element,
    currentTarget: element,
    timeStamp: performance.now(),
    preventDefault: none,
    stopPropagation: none,
  })
}
