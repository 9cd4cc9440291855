import path from 'node:path'
import postcss from 'postcss'
import { builtInTags } from '../shared/builtIns'

// the longest first: scroll-view before view
const tags = [...builtInTags].sort((a, b) => b.length - a.length).join('|')
const tagSelector = new RegExp(`(^|[\\s>+~,(])(${tags})(?![\\w-])`, 'g')

/**
 * One WXSS file with what it imports, as CSS for a page's document: built-in tags become `wx-` elements and `rpx` a share
 * of the width.
 * @param scope class prefix of a component whose styles are its own; `:host` is then its element
 */
export function compileStyles(
  files: Record<string, string>,
  name: string,
  scope = '',
  seen: ReadonlySet<string> = new Set(),
): string {
  const source = files[name]
  if (source === undefined || seen.has(name)) return ''
  const within = new Set([...seen, name])
  const sheet = postcss.parse(source, { from: name })
  let imported = ''
  sheet.walkAtRules('import', (rule) => {
    const place = /["']([^"']+)["']/.exec(rule.params)?.[1]
    if (place) imported += compileStyles(files, resolve(place, name), scope, within)
    rule.remove()
  })
  sheet.walkRules((rule) => {
    const { parent } = rule
    if (parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name)) return
    rule.selector = rule.selector.replace(tagSelector, '$1wx-$2')
    if (!scope) return
    rule.selector = rule.selector
      .replace(/:host\b/g, `[wx-host="${scope}"]`)
      .replace(/\.(-?[_a-zA-Z][\w-]*)/g, `.${scope}--$1`)
  })
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(/(-?\d*\.?\d+)rpx/g, (_, size) => `${round(Number(size) / 7.5)}vw`)
      // the browser's own window has no notch; the frames of pages say what the phone's takes
      .replace(/\b(?:env|constant)\(\s*(safe-area-inset-\w+)[^)]*\)/g, 'var(--$1, 0px)')
  })
  sheet.walkAtRules((rule) => {
    rule.params = rule.params.replace(/(\d*\.?\d+)rpx/g, (_, size) => `${Number(size) / 2}px`)
  })
  return imported + sheet.toString()
}

const round = (share: number) => Math.round(share * 10_000) / 10_000

const resolve = (place: string, from: string) =>
  place.startsWith('/') ? place.slice(1) : path.posix.join(path.posix.dirname(from), place)
