import { useEffect, useRef, type PointerEvent } from 'react'
import type { DrawingPadProps, Spot } from './port'

function spotOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Spot {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** A canvas that the page does not scroll by; a mouse draws while its button is down. */
export function DrawingPad({ id, className, onReady, onStroke }: DrawingPadProps) {
  const node = useRef<HTMLCanvasElement>(null)
  const last = useRef<Spot>()
  const ready = useRef(onReady)
  ready.current = onReady
  useEffect(() => {
    const canvas = node.current
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return
    const { clientWidth: width, clientHeight: height } = canvas
    canvas.width = Math.round(width * devicePixelRatio)
    canvas.height = Math.round(height * devicePixelRatio)
    pen.scale(devicePixelRatio, devicePixelRatio)
    ready.current({ pen, width, height })
  }, [])
  const stroke = (event: PointerEvent<HTMLElement>) => {
    const to = spotOf(event)
    onStroke(to, last.current)
    last.current = to
  }
  const lift = () => {
    last.current = undefined
  }
  return (
    <canvas
      id={id}
      className={className}
      style={{ touchAction: 'none' }}
      ref={node}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        stroke(event)
      }}
      onPointerMove={(event) => last.current && stroke(event)}
      onPointerUp={lift}
      onPointerCancel={lift}
    />
  )
}
