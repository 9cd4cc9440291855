import { parse, type AnyNode } from 'acorn'
import { walk } from './languageRules'

/** What wcc does not take or WeChat does not run, and our compiler of templates does: docs/simulator-rules.md. */
export function templateFaults(file: string, source: string): string[] {
  if (file.endsWith('.wxs')) return wxsFaults(source).map(([offset, words]) => said(file, source, offset, words))
  const inline = [...source.matchAll(/<wxs\b[^>]*?(?:\/>|>([\s\S]*?)<\/wxs>)/g)]
  const modules = inline.map(([tag]) => /\bmodule=["']([^"']+)["']/.exec(tag)?.[1])
  const scripts = inline.flatMap(({ 0: tag, 1: code, index }) =>
    code ? wxsFaults(code).map(([offset, words]) => [index + tag.indexOf(code) + offset, words] as const) : [],
  )
  const expressions = [...source.replace(/<!--[\s\S]*?-->|<wxs\b[\s\S]*?(?:\/>|<\/wxs>)/g, blank).matchAll(/\{\{([\s\S]*?)\}\}/g)]
    .flatMap(({ 1: code = '', index }) => {
      const words = expressionFault(code, modules)
      return words ? [[index, words] as const] : []
    })
  return [...scripts, ...expressions].map(([offset, words]) => said(file, source, offset, words))
} // prettier-ignore

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

const said = (file: string, source: string, offset: number, words: string): string =>
  `${file}:${source.slice(0, offset).split('\n').length} ${words}`

function expressionFault(code: string, modules: (string | undefined)[]): string | undefined {
  const bare = code.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''")
  if (/\?\.(?!\d)/.test(bare)) return `{{${code}}}: WXML has no ?.`
  if (bare.includes('??')) return `{{${code}}}: WXML has no ??`
  if (bare.includes('`')) return `{{${code}}}: WXML has no template strings`
  if (bare.includes('=>')) return `{{${code}}}: WXML has no functions`
  const called = [...bare.matchAll(/([A-Za-z_$][\w$]*)((?:\.[\w$]+)*)\s*\(/g)].find(([, root]) => !modules.includes(root))
  return called ? `{{${code}}}: only a function of a WXS module of the same file is called` : undefined
} // prettier-ignore

/** WXS is JavaScript of 2009 without `new` and without regular expressions of its own. */
function wxsFaults(source: string): [offset: number, words: string][] {
  const found: [number, string][] = []
  let tree: AnyNode
  try {
    tree = parse(source, { ecmaVersion: 5 })
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos: number }
    return [[pos, `is no WXS, which is ECMAScript 5: ${message}`]]
  }
  walk(tree, (node) => {
    if (node.type === 'Literal' && 'regex' in node && node.regex)
      found.push([node.start, 'WXS has no regular expressions: getRegExp()'])
    if (node.type === 'NewExpression') found.push([node.start, 'WXS has no new: getDate(), getRegExp()'])
  })
  return found
}
