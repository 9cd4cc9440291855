import { partOf } from '../builtins/define'
import { tap } from './elementRows'
import type { ElementParams, Elements, Held } from './elements'
import type { Rows } from './rows'
import { tagOf } from './selectors'

type Call = ElementParams & { functionName: string; args?: unknown[] }

/** Functions of typed elements that are methods of the built-in itself. */
const methods = new Set([
  'input.input',
  'textarea.input',
  'swiper.swipeTo',
  'slider.slideTo',
  'movable-view.moveTo',
  // the client has no word for it, `element.callFunction` sends it all the same
  'picker.choose',
  'picker-view.choose',
])
const scrollSizes = ['scrollTop', 'scrollLeft', 'scrollWidth', 'scrollHeight'] as const

/** `Element.callFunction`: what the client's input, swiper, scroll-view, switch and slider do. */
export function functionRows(elements: Elements): Rows {
  return {
    'Element.callFunction': async (params: Call) => ({
      result: await run(elements.held(params), params.functionName, params.args ?? []),
    }),
  }
}

function run(held: Held, functionName: string, args: unknown[]): unknown {
  const [tag, name] = functionName.split('.') as [string, string]
  const { element, node } = held
  if (tagOf(element) !== tag) throw new Error(`${functionName} on a ${tagOf(element)}`)
  if (functionName === 'switch.tap') return tap(held)
  if (tag === 'scroll-view') {
    const size = scrollSizes.find((known) => known === name)
    if (size) return element[size]
    if (name === 'scrollTo') return scrollTo(element, args as [number, number])
  }
  const method = methods.has(functionName) ? partOf(node)?.methods[name] : undefined
  if (!method) throw new Error(`not simulated: ${functionName}`)
  return method(...(args as never[]))
}

function scrollTo(element: Element, [left, top]: [number, number]): void {
  element.scrollLeft = left
  element.scrollTop = top
}
