import { draggable } from './drag'
import { any, builtIn } from './define'

export const movableArea = builtIn({ scaleArea: false }, (self) => ({
  paint() {
    if (self.data.scaleArea) self.sim.measure.warned('not simulated: movable-area scale-area')
  },
}))

/** Moves within its area. Scaling by two fingers, inertia and moving out of bounds are not simulated. */
export const movableView = builtIn(
  {
    direction: 'none',
    inertia: false,
    outOfBounds: false,
    x: any(0),
    y: any(0),
    damping: 20,
    friction: 2,
    disabled: false,
    scale: false,
    scaleMin: 0.5,
    scaleMax: 10,
    scaleValue: 1,
    animation: true,
  },
  (self) => {
    const { data, element } = self
    const at = { x: 0, y: 0 }
    const px = (value: unknown) => parseFloat(String(value)) || 0
    const limit = (value: number, area: number, own: number) => {
      const most = area - own
      // without layout there are no bounds
      return area ? Math.min(Math.max(0, most), Math.max(Math.min(0, most), value)) : value
    }
    function move(x: number, y: number, source: string, animated: boolean): void {
      const area = self.above('movable-area')?.element
      const next = {
        x: limit(x, area?.clientWidth ?? 0, element.offsetWidth ?? 0),
        y: limit(y, area?.clientHeight ?? 0, element.offsetHeight ?? 0),
      }
      const moved = next.x !== at.x || next.y !== at.y
      Object.assign(at, next)
      const time = animated && data.animation && !self.sim.scenario.frozen ? 300 : 0
      const scale = data.scale && data.scaleValue !== 1 ? ` scale(${data.scaleValue})` : ''
      self.style(`transform:translate(${at.x}px,${at.y}px)${scale};transition:transform ${time}ms`)
      if (moved) self.fire('change', { x: at.x, y: at.y, source })
    }

    let from = { ...at }
    let axis: 'h' | 'v' | undefined
    draggable(self, () => (({ horizontal: 'x', vertical: 'y' }) as const)[data.direction] ?? 'both', {
      start() {
        from = { ...at }
        axis = undefined
        return !data.disabled && data.direction !== 'none'
      },
      move(dx, dy) {
        axis ??= Math.abs(dx) > Math.abs(dy) ? 'h' : 'v'
        self.fire(`${axis}touchmove`)
        const [along, across] = [data.direction !== 'vertical', data.direction !== 'horizontal']
        move(from.x + (along ? dx : 0), from.y + (across ? dy : 0), 'touch', false)
      },
      end() {},
    })
    let stood = false
    return {
      changed: {
        animation: () => {},
        x: (x) => void (stood && move(px(x), at.y, '', true)),
        y: (y) => void (stood && move(at.x, px(y), '', true)),
      },
      attached() {
        stood = true
        move(px(data.x), px(data.y), '', false)
      },
      paint() {
        if (data.scale) self.sim.measure.warned('not simulated: movable-view scale by fingers')
      },
      methods: {
        moveTo: (x: unknown, y: unknown) => move(px(x), px(y), '', true),
      },
    }
  },
)
