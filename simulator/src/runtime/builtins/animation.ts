import { setAnimationStyle } from '../glass'
import type { Self } from './define'

/** What `wx.createAnimation().export()` hands to `animation`. */
interface Exported {
  actions: Step[]
}
interface Step {
  animates: { type: string; args: unknown[] }[]
  option: {
    transformOrigin?: string
    transition?: { duration?: number; timingFunction?: string; delay?: number }
  }
}

const running = new WeakMap<object, ReturnType<typeof setTimeout>>()

/** Plays the steps one after another; frozen, the last one stands at once. */
export function animate(self: Pick<Self, 'node' | 'sim'>, value: unknown): void {
  const steps = (value as Exported | null)?.actions
  if (!Array.isArray(steps) || steps.length === 0) return
  clearTimeout(running.get(self.node))
  const still = self.sim.scenario.frozen
  const step = (index: number) => {
    const { animates, option } = steps[index]!
    const { duration = 400, timingFunction = 'linear', delay = 0 } = option.transition ?? {}
    const time = still ? 0 : duration
    const transforms = animates.filter(({ type }) => type !== 'style').map(transformOf)
    const styles = animates.filter(({ type }) => type === 'style').map(({ args }) => `${dashed(args[0])}:${args[1]}`)
    setAnimationStyle(
      self.node,
      [
        `transition:all ${time}ms ${timingFunction} ${still ? 0 : delay}ms`,
        `transform-origin:${option.transformOrigin ?? '50% 50% 0'}`,
        ...(transforms.length > 0 ? [`transform:${transforms.join(' ')}`] : []),
        ...styles,
      ].join(';'),
    )
    if (index + 1 < steps.length)
      running.set(
        self.node,
        setTimeout(() => step(index + 1), still ? 0 : time + delay),
      )
  }
  step(0)
}

function transformOf({ type, args }: { type: string; args: unknown[] }): string {
  const unit = /^(translate)/.test(type) ? 'px' : /^(rotate|skew)/.test(type) && type !== 'rotate3d' ? 'deg' : ''
  const words = args.map((each) => (typeof each === 'number' ? `${each}${unit}` : String(each)))
  if (type === 'rotate3d') words[3] = `${args[3]}deg`
  return `${type}(${words.join()})`
}

const dashed = (name: unknown) => String(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
