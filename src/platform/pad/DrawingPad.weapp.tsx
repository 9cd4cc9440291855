import { useEffect, useRef } from 'react'
import { Canvas } from '@tarojs/components'
import Taro from '@tarojs/taro'
import type { DrawingPadProps, Spot } from './port'

type Found = { node?: HTMLCanvasElement; width: number; height: number } | null
/** Taro's types know touches of some components only; on a canvas they count from its corner. */
type Touched = { touches?: readonly Spot[] }

/** WeChat's canvas, which the page does not scroll by. */
export function DrawingPad({ id, className, onReady, onStroke }: DrawingPadProps) {
  const last = useRef<Spot>()
  const ready = useRef(onReady)
  ready.current = onReady
  useEffect(() => {
    let gone = false
    // the node is told to the view with the next update
    Taro.nextTick(() => {
      if (gone) return
      const query = Taro.createSelectorQuery().select(`#${id}`).fields({ node: true, size: true })
      query.exec(([found]: Found[]) => {
        const canvas = found?.node
        const pen = canvas?.getContext('2d')
        if (gone || !found || !canvas || !pen) return
        const { pixelRatio } = Taro.getWindowInfo()
        canvas.width = Math.round(found.width * pixelRatio)
        canvas.height = Math.round(found.height * pixelRatio)
        pen.scale(pixelRatio, pixelRatio)
        ready.current({ pen, width: found.width, height: found.height })
      })
    })
    return () => {
      gone = true
    }
  }, [id])
  const stroke = (event: unknown) => {
    const [touch] = (event as Touched).touches ?? []
    if (!touch) return
    const to = { x: touch.x, y: touch.y }
    onStroke(to, last.current)
    last.current = to
  }
  const lift = () => {
    last.current = undefined
  }
  return (
    <Canvas
      type="2d"
      id={id}
      className={className}
      disableScroll
      onTouchStart={stroke}
      onTouchMove={stroke}
      onTouchEnd={lift}
      onTouchCancel={lift}
    />
  )
}
