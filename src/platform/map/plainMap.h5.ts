import type { Point } from '@/lib/gcj02'
import { metresIn, toPoint, toSpot, type Spot } from './mercator'
import type { MapMark } from './port'
import { zoom, type DrawMap } from './surface'

/** css px between two lines */
const mesh = 48

/** A map without pictures: a mesh that moves with the finger, a scale, and what is known around. Needs no network. */
export const plainMap: DrawMap = (box, start, onMove) => {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;touch-action:none'
  box.append(canvas)
  const pen = canvas.getContext('2d')
  let middle = toSpot(start, zoom)
  let marks: readonly MapMark[] = []
  const ink = (name: string) => getComputedStyle(box).getPropertyValue(name).trim()

  function draw() {
    const { width, height } = box.getBoundingClientRect()
    if (!pen || width === 0) return
    const ratio = window.devicePixelRatio || 1
    canvas.width = width * ratio
    canvas.height = height * ratio
    pen.scale(ratio, ratio)
    const left = middle.x - width / 2
    const top = middle.y - height / 2
    pen.lineWidth = 1
    pen.strokeStyle = ink('--line-strong')
    pen.globalAlpha = 0.6
    pen.beginPath()
    for (let x = mesh - (left % mesh); x < width; x += mesh) line(pen, x, 0, x, height)
    for (let y = mesh - (top % mesh); y < height; y += mesh) line(pen, 0, y, width, y)
    pen.stroke()
    pen.globalAlpha = 1
    marks.forEach((mark) =>
      dot(pen, { x: toSpot(mark, zoom).x - left, y: toSpot(mark, zoom).y - top }, mark.title, ink),
    )
    const metres = 500
    const bar = metres / metresIn(toPoint(middle, zoom).latitude, zoom)
    pen.strokeStyle = pen.fillStyle = ink('--text-3')
    pen.lineWidth = 2
    pen.beginPath()
    line(pen, 12, height - 12, 12 + bar, height - 12)
    pen.stroke()
    pen.font = '11px sans-serif'
    pen.fillText(`${metres} m`, 12, height - 18)
  }

  let held: Spot | undefined
  const move = (event: PointerEvent) => {
    if (!held) return
    middle = { x: middle.x - (event.clientX - held.x), y: middle.y - (event.clientY - held.y) }
    held = { x: event.clientX, y: event.clientY }
    draw()
  }
  canvas.addEventListener('pointerdown', (event) => {
    held = { x: event.clientX, y: event.clientY }
    canvas.setPointerCapture?.(event.pointerId)
  })
  canvas.addEventListener('pointermove', move)
  const end = () => {
    if (held) onMove(toPoint(middle, zoom))
    held = undefined
  }
  canvas.addEventListener('pointerup', end)
  canvas.addEventListener('pointercancel', end)
  window.addEventListener('resize', draw)
  draw()
  return {
    show(center: Point) {
      middle = toSpot(center, zoom)
      draw()
    },
    mark(next) {
      marks = next
      draw()
    },
    remove() {
      window.removeEventListener('resize', draw)
      canvas.remove()
    },
  }
}

function line(pen: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number) {
  pen.moveTo(x1, y1)
  pen.lineTo(x2, y2)
}

function dot(pen: CanvasRenderingContext2D, { x, y }: Spot, title: string, ink: (name: string) => string) {
  pen.fillStyle = ink('--primary-fill')
  pen.beginPath()
  pen.arc(x, y, 5, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = ink('--text-2')
  pen.font = '12px sans-serif'
  pen.fillText(title, x + 10, y + 4)
}
