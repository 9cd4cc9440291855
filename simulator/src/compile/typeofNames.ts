import { parse } from 'acorn'
import { walk } from './languageRules'

/**
 * Marks each `typeof name`: the logic layer's global scope is a proxy, which cannot tell `typeof name` from `name` and would
 * throw for both. Names of two letters are no browser's: those of a minified build stay as fast as they are.
 */
export function markTypeof(source: string): string {
  const asked: { start: number; end: number }[] = []
  walk(parse(source, { ecmaVersion: 'latest', allowReturnOutsideFunction: true }), (node) => {
    if (node.type !== 'UnaryExpression' || node.operator !== 'typeof') return
    if (node.argument.type === 'Identifier' && node.argument.name.length > 2) asked.push(node)
  })
  let marked = ''
  let end = 0
  for (const one of asked.sort((a, b) => a.start - b.start)) {
    marked += `${source.slice(end, one.start)} __asked(__asks(),${source.slice(one.start, one.end)})`
    end = one.end
  }
  return marked + source.slice(end)
}
