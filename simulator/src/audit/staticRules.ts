import fs from 'node:fs'
import postcss from 'postcss'
import type { Measurements } from '../shared/measurements'
import { wxmlOf, type Build } from './build'
import { deprecatedNames } from './deprecated'
import { atMost, kib, none, notMeasurable, type Verdict } from './verdict'

const mib = 1024

/** Rules judged by the build alone, and those that need the calls of a run beside it. */
export function staticRules(build: Build, run: Pick<Measurements, 'calls' | 'fields' | 'requests'>): Verdict[] {
  const packages = [...build.packages].map(([root, bytes]) => ({ value: kib(bytes), where: root || 'main package' }))
  const all = packages.reduce((sum, { value }) => sum + value, 0)
  const { lazyCodeLoading, resizable, pageOrientation } = build.config
  return [
    none('P12', 'fields of setData are used in a template', unboundFields(build, run.fields)),
    none('A1', 'inertial scroll', rulesOf(build, hasJerkyScroll)),
    none('A2', 'no :active', rulesOf(build, ({ selector }) => /:active\b/.test(selector))),
    resizable === true || pageOrientation === 'auto'
      ? notMeasurable('A6', 'pages follow a change of size')
      : none('A6', 'pages follow a change of size', [], 'no page is resizable'),
    notMeasurable('A7', 'contrast'),
    namedDeprecated(build),
    none('B4', 'HTTPS everywhere', plainHttp(build, run.requests)),
    baseLibrary(build, run.calls),
    none('B6', 'no page is out of reach', unreachable(build)),
    notMeasurable('B7', 'unused WXSS'),
    atMost('U1', 'KiB of the main package', 1.5 * mib, ' KiB', packages.slice(0, 1)),
    atMost('U2', 'KiB of a package', 2 * mib, ' KiB', packages),
    atMost('U3', 'KiB of all packages', 20 * mib, ' KiB', [{ value: all, where: '' }]),
    atMost('U4', 'KiB of pictures and sounds in the packages', 200, ' KiB', [{ value: kib(build.mediaBytes), where: '' }]),
    none('U5', 'lazyCodeLoading', lazyCodeLoading === 'requiredComponents' ? [] : ['app.json'], String(lazyCodeLoading)),
    none('U6', 'no unused components', unusedComponents(build)),
    none('U7', 'scripts and styles are minified', roomy(build)),
  ] // prettier-ignore
}

function rulesOf({ texts }: Build, is: (rule: postcss.Rule) => boolean): string[] {
  const found: string[] = []
  for (const [name, text] of texts) {
    if (!name.endsWith('.wxss')) continue
    postcss.parse(text).walkRules((rule) => {
      if (is(rule)) found.push(`${name}: ${rule.selector}`)
    })
  }
  return found
}

function hasJerkyScroll(rule: postcss.Rule): boolean {
  let scrolls = false
  let glides = false
  rule.walkDecls(({ prop, value }) => {
    if (/^overflow(-[xy])?$/.test(prop) && /\b(scroll|auto)\b/.test(value)) scrolls = true
    if (prop === '-webkit-overflow-scrolling' && value === 'touch') glides = true
  })
  return scrolls && !glides
}

function unboundFields(build: Build, fields: Measurements['fields']): string[] {
  return Object.entries(fields).flatMap(([component, names]) => {
    const wxml = wxmlOf(build, `${component}.wxml`)
    return names.filter((name) => !new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\b`).test(wxml)).map((name) => `${component}: ${name}`)
  }) // prettier-ignore
}

function namedDeprecated({ texts }: Build): Verdict {
  const scripts = [...texts].filter(([file]) => file.endsWith('.js'))
  const named = [...deprecatedNames].flatMap((name) =>
    scripts.filter(([, text]) => text.includes(`wx.${name}(`)).map(([file]) => `${file}: wx.${name}`),
  )
  return none('B3', 'no deprecated API in the code', named)
}

const harmless = /^http:\/\/(localhost|127\.0\.0\.1|www\.w3\.org|\[::1\])/

function plainHttp({ texts }: Build, requests: Measurements['requests']): string[] {
  const named = [...texts].flatMap(([name, text]) =>
    [...text.matchAll(/http:\/\/[\w.[\]:-]+/g)].map(([url]) => ({ url, where: name })),
  )
  const asked = requests.map(({ url }) => ({ url, where: 'requested' }))
  const bad = [...named, ...asked].filter(({ url }) => url.startsWith('http://') && !harmless.test(url))
  return [...new Set(bad.map(({ url, where }) => `${where}: ${url}`))]
}

function baseLibrary({ baseLibrary: floor }: Build, calls: Measurements['calls']): Verdict {
  const title = 'no API younger than the base library'
  if (!floor) return notMeasurable('B5', title, 'no libVersion in project.config.json')
  const file = new URL('../runtime/wx/names.json', import.meta.url)
  const since = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>
  const rank = (version = '') => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0)
  const young = Object.keys(calls).filter((name) => rank(since[name]) > rank(floor))
  return none('B5', title, young.map((name) => `wx.${name} is of ${since[name]}`), `${young.length} above ${floor}`) // prettier-ignore
}

function unreachable({ config, pages, texts }: Build): string[] {
  const tabs = config.tabBar?.list.map(({ pagePath }) => pagePath) ?? []
  const entry = config.entryPagePath ?? pages[0]
  return pages.filter((page) => {
    if (page === entry || tabs.includes(page)) return false
    return ![...texts].some(([name, text]) => /\.(js|wxml)$/.test(name) && name !== `${page}.js` && text.includes(page))
  })
}

function unusedComponents(build: Build): string[] {
  const everything = [...build.texts].filter(([name]) => name.endsWith('.wxml')).map(([, text]) => text).join('\n') // prettier-ignore
  const unused = (names: string[], wxml: string) => names.filter((name) => !new RegExp(`<${name}[\\s/>]`).test(wxml))
  return [
    ...unused(Object.keys(build.config.usingComponents ?? {}), everything).map((name) => `app.json: ${name}`),
    ...[...build.json].flatMap(([place, { usingComponents = {} }]) =>
      unused(Object.keys(usingComponents), wxmlOf(build, `${place}.wxml`)).map((name) => `${place}: ${name}`),
    ),
  ]
}

/** Files whose lines are short and whose indents are many. */
function roomy({ texts }: Build): string[] {
  return [...texts].flatMap(([name, text]) => {
    if (!/\.(js|wxss)$/.test(name) || text.length < 2000) return []
    const space = (text.match(/^[ \t]+/gm) ?? []).join('').length
    return space > text.length * 0.05 ? [name] : []
  })
}
