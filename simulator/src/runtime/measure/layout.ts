import type { PageLayout, ShownImage } from '../../shared/measurements'
import { partOf } from '../builtins/define'
import { listensTo, nodeOf } from '../glass'
import type { Page } from '../sim'
import { isTemplateNode, nameOf } from './tree'

const smallestTarget = 20
/** Fixed parts as high as a tab bar with the safe area are taken to know of it. */
const tallEnough = 68
const safeArea = 'safe-area-inset-bottom'
const pictureLimit = 3000

/** Only a browser has a layout; jsdom answers zeros. */
export const hasLayout = (page: Page): boolean => page.document.documentElement.getBoundingClientRect().width > 0

/** What the shown page looks like: sizes of its pictures and tap targets, and its fixed parts. */
export async function measureLayout(page: Page): Promise<PageLayout> {
  const elements = [...page.document.body.querySelectorAll<HTMLElement>('*')].filter(isTemplateNode)
  return {
    images: (await Promise.all(elements.map((element) => imageOf(page, element)))).flatMap((image) => image ?? []),
    smallTargets: elements.flatMap((element) => {
      const node = nodeOf(element)
      const { width, height } = element.getBoundingClientRect()
      const small = width > 0 && height > 0 && Math.min(width, height) < smallestTarget
      return small && node && listensTo(node, 'tap') ? [{ node: nameOf(element), ...rounded(width, height) }] : []
    }),
    unsafeFixed: unsafeFixed(page, elements),
  }
}

const rounded = (width: number, height: number) => ({
  width: Math.round(width * 10) / 10,
  height: Math.round(height * 10) / 10,
})

async function imageOf(page: Page, element: HTMLElement): Promise<ShownImage | undefined> {
  if (element.localName !== 'wx-image') return undefined
  const data = partOf(nodeOf(element))?.data ?? {}
  const { left, top, width, height } = element.getBoundingClientRect()
  const picture = element.querySelector('img')
  if (!data.src || !picture?.src || width === 0 || height === 0) return undefined
  await loaded(picture)
  const { innerWidth, innerHeight } = page.window
  return {
    src: picture.src,
    mode: String(data.mode ?? ''),
    lazy: Boolean(data.lazyLoad),
    first: top + page.window.scrollY < innerHeight && left < innerWidth,
    ...rounded(width, height),
    naturalWidth: picture.naturalWidth,
    naturalHeight: picture.naturalHeight,
  }
}

function loaded(picture: HTMLImageElement): Promise<void> {
  if (picture.complete) return Promise.resolve()
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) picture.addEventListener(event, () => resolve(), { once: true })
    setTimeout(resolve, pictureLimit)
  })
}

function unsafeFixed({ document, window }: Page, elements: HTMLElement[]): PageLayout['unsafeFixed'] {
  const safe = selectorsWith(document, safeArea)
  const knows = (element: Element) => safe.some((selector) => element.matches(selector))
  return elements.flatMap((element) => {
    const { position, pointerEvents } = window.getComputedStyle(element)
    if (position !== 'fixed' || pointerEvents === 'none') return []
    const { bottom, width, height } = element.getBoundingClientRect()
    const atEdge = width > 0 && height > 0 && height < tallEnough && Math.abs(bottom - window.innerHeight) < 1
    if (!atEdge || knows(element) || [...element.querySelectorAll('*')].some(knows)) return []
    return [{ node: nameOf(element), height: Math.round(height) }]
  })
}

/** Selectors of all rules that have a word in them. */
function selectorsWith(document: Document, word: string): string[] {
  const found: string[] = []
  const seek = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('selectorText' in rule && rule.cssText.includes(word)) found.push(rule.selectorText as string)
      else if ('cssRules' in rule) seek(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) seek(sheet.cssRules)
  return found.filter((selector) => !selector.includes('::'))
}
