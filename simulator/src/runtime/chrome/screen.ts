import { appFiles } from '../../shared/messages'
import type { Sim } from '../sim'
import { chromeStyles } from './styles'

type Child = Node | string | undefined | false

export interface Parts {
  class?: string
  html?: string
  style?: Partial<CSSStyleDeclaration>
  attributes?: Record<string, string>
  tap?(event: Event): void
}

/** The phone's screen: pages and everything of WeChat's own stand in it. */
export interface Screen {
  element: HTMLElement
  make<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    parts: Parts | string,
    ...children: Child[]
  ): HTMLElementTagNameMap[Tag]
  /** Address of a picture: the mini-program's own file, or one of the web. */
  picture(path: string): string
}

/** By hand the host page has a place for the phone beside the panel; otherwise it is the whole page. */
export function createScreen(sim: Sim): Screen {
  const { document } = sim.window
  const style = document.createElement('style')
  style.textContent = chromeStyles
  document.head.append(style)
  const make: Screen['make'] = (tag, parts, ...children) => {
    const element = document.createElement(tag)
    const { class: name, html, style, attributes = {}, tap } = typeof parts === 'string' ? { class: parts } : parts
    if (name) element.className = name
    if (html) element.innerHTML = html
    Object.assign(element.style, style)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    if (tap) element.addEventListener('click', tap)
    element.append(...children.filter((child): child is Node | string => child !== undefined && child !== false))
    return element
  }
  let element = document.getElementById('phone')
  if (!element) {
    element = make('div', { attributes: { id: 'phone' } })
    document.body.append(element)
  }
  element.classList.add('sim-phone')
  element.style.setProperty('--sim-bottom', `${sim.phone.homeIndicator}px`)
  return {
    element,
    make,
    picture: (path) => (/^(https?:|data:|blob:)/.test(path) ? path : `${appFiles}${path.replace(/^\/+/, '')}`),
  }
}
