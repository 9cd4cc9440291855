import { createElement, forwardRef, useEffect, useRef } from 'react'
import type { CanvasProps } from '@tarojs/components/types/Canvas'
import { bothRefs, dom } from './dom'

// HACK: Taro's selector query finds a canvas only by the tag and `type` of a host around it - remove when it takes a plain canvas
export const Canvas = /*#__PURE__*/ forwardRef<HTMLElement, CanvasProps>(function Canvas(props, ref) {
  const { canvasId, nativeProps, type } = props
  const host = useRef<HTMLElement & { type?: string }>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (host.current) host.current.type = type
    const node = canvas.current
    // a 2d canvas gets its size from the page's own code, as on weapp
    if (!node || type) return
    node.width = node.clientWidth
    node.height = node.clientHeight
  }, [type])
  const { className, hidden, ...rest } = dom(props, { display: 'inline-block', width: 300, height: 150 })
  // on a tag with a dash React 18 writes attributes as they are: class, and no hidden="false"
  return createElement(
    'taro-canvas-core',
    { ...rest, class: className, hidden: hidden || undefined, ref: bothRefs(host, ref) },
    <canvas
      {...{ 'canvas-id': canvasId }}
      style={{ display: 'block', width: '100%', height: '100%' }}
      {...nativeProps}
      ref={canvas}
    />,
  )
})
