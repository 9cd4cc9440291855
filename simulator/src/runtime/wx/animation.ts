import type { Area } from './define'

interface Animate {
  type: string
  args: unknown[]
}
interface StepOptions {
  duration?: number
  timingFunction?: string
  delay?: number
  transformOrigin?: string
}

const transforms = [
  'matrix', 'matrix3d', 'rotate', 'rotate3d', 'rotateX', 'rotateY', 'rotateZ', 'scale', 'scale3d', 'scaleX', 'scaleY',
  'scaleZ', 'skew', 'skewX', 'skewY', 'translate', 'translate3d', 'translateX', 'translateY', 'translateZ',
] // prettier-ignore
const lengths = ['width', 'height', 'top', 'left', 'bottom', 'right']

/** wx.createAnimation: steps are exported as the `animation` property of a component takes them. */
export function animationArea(): Area {
  return {
    sync: {
      createAnimation(usual: StepOptions = {}) {
        let animates: Animate[] = []
        let actions: object[] = []
        const animation: Record<string, (...args: never[]) => unknown> = {
          step(options: StepOptions = {}) {
            const {
              duration = 400,
              timingFunction = 'linear',
              delay = 0,
              transformOrigin = '50% 50% 0',
            } = {
              ...usual,
              ...options,
            }
            const option = { transition: { duration, timingFunction, delay }, transformOrigin }
            actions.push({ animates, option })
            animates = []
            return animation
          },
          export() {
            const told = { actions }
            actions = []
            return told
          },
        }
        const style = (name: string, value: unknown) => {
          animates.push({ type: 'style', args: [name, value] })
          return animation
        }
        for (const type of transforms)
          animation[type] = (...args: unknown[]) => {
            animates.push({ type, args })
            return animation
          }
        for (const name of lengths)
          animation[name] = (value: number | string) => style(name, typeof value === 'number' ? `${value}px` : value)
        animation.opacity = (value: number) => style('opacity', value)
        animation.backgroundColor = (value: string) => style('background-color', value)
        return animation
      },
    },
  }
}
