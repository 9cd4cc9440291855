import { getLineInfo, parse, type AnyNode } from 'acorn'
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

/** What a mini-program's scripts may use is what iOS 14.5 and Chromium 91 run (docs/decisions/0008): each rule says since when. */
const methods = new Map(
  Object.entries({
    at: 'Chrome 92, iOS 15.4',
    findLast: 'Chrome 97, iOS 15.4',
    findLastIndex: 'Chrome 97, iOS 15.4',
    toReversed: 'Chrome 110, iOS 16',
    toSorted: 'Chrome 110, iOS 16',
    toSpliced: 'Chrome 110, iOS 16',
    isWellFormed: 'Chrome 111, iOS 16.4',
    toWellFormed: 'Chrome 111, iOS 16.4',
  }),
)
const functions = new Map(
  Object.entries({
    structuredClone: 'Chrome 98, iOS 15.4',
    'Object.hasOwn': 'Chrome 93, iOS 15.4',
    'Object.groupBy': 'Chrome 117, iOS 17.4',
    'Map.groupBy': 'Chrome 117, iOS 17.4',
    'Array.fromAsync': 'Chrome 121, iOS 16.4',
    'Promise.withResolvers': 'Chrome 119, iOS 17.4',
    'Promise.try': 'Chrome 128, iOS 18.2',
  }),
)
const flags: Record<string, string> = { d: 'Chrome 90, iOS 15', v: 'Chrome 112, iOS 17' }
const lookbehind = 'lookbehind (Chrome 62, iOS 16.4)'
const modifiers = 'modifiers in a regular expression (Chrome 125, none of iOS below 18.4)'

/** A date that Safari before 16 does not read: WeChat's tools warn of it, the phone makes it an invalid one. */
const dateWithBlank = /^\d{4}-\d{1,2}-\d{1,2} /

/** @returns what the oldest phones would not run, with file, line and column */
export function languageFaults(file: string, source: string): string[] {
  const found: string[] = []
  const at = (offset: number) => {
    const { line, column } = getLineInfo(source, offset)
    return `${file}:${line}:${column + 1}`
  }
  let tree: AnyNode
  try {
    tree = parse(source, { ecmaVersion: 'latest', allowReturnOutsideFunction: true })
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos: number }
    return [`${at(pos)} ${message.replace(/ \(\d+:\d+\)$/, '')}`]
  }
  walk(tree, (node) => {
    const fault = faultOf(node)
    if (fault) found.push(`${at(node.start)} ${fault}`)
  })
  return found
}

function faultOf(node: AnyNode): string | undefined {
  switch (node.type) {
    case 'StaticBlock':
      return 'a static block of a class (Chrome 94, iOS 16.4)'
    case 'MethodDefinition':
      return node.key.type === 'PrivateIdentifier' ? 'a private method (Chrome 84, iOS 15)' : undefined
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier' ? '#name in (Chrome 91, iOS 15)' : undefined
    case 'VariableDeclaration':
      return /using/.test(node.kind) ? `${node.kind} (Chrome 134, no iOS)` : undefined
    case 'ImportExpression':
      return 'import(): a mini-program has require.async'
    case 'Literal':
      return 'regex' in node && node.regex ? patternFault(node.regex.pattern, node.regex.flags) : undefined
    case 'NewExpression':
    case 'CallExpression':
      return callFault(node)
    default:
      return undefined
  }
}

function callFault(node: AnyNode & { type: 'NewExpression' | 'CallExpression' }): string | undefined {
  const name = nameOf(node.callee)
  const [first, second] = node.arguments.map((one) => (one.type === 'Literal' ? String(one.value) : undefined))
  if (name === 'RegExp' && first !== undefined) return patternFault(first, second ?? '')
  if ((name === 'Date' || name === 'Date.parse') && dateWithBlank.test(first ?? ''))
    return `${name}('${first}') is no date in Safari: write 2026/01/02 03:04:05 or 2026-01-02T03:04:05`
  if (name === 'eval') return 'eval makes code of text: a mini-program may not'
  if (name === 'Function' && !(node.arguments.length === 1 && /^\s*return this;?\s*$/.test(first ?? '')))
    return 'Function makes code of text: a mini-program may not'
  if (node.type === 'NewExpression') return undefined
  if (functions.has(name)) return `${name} (${functions.get(name)})`
  const method = name.slice(name.lastIndexOf('.') + 1)
  return name.includes('.') && methods.has(method) ? `.${method}() (${methods.get(method)})` : undefined
}

/** `Object.hasOwn` of that call, `.at` of any other method. */
function nameOf(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return ''
  return `${node.object.type === 'Identifier' ? node.object.name : ''}.${node.property.name}`
}

function patternFault(pattern: string, flagsOf: string): string | undefined {
  const flag = [...flagsOf].find((one) => flags[one])
  if (flag) return `flag ${flag} of a regular expression (${flags[flag]})`
  let fault: string | undefined
  try {
    visitRegExpAST(new RegExpParser().parsePattern(pattern, undefined, undefined, { unicode: flagsOf.includes('u') }), {
      onAssertionEnter: (node) => {
        if (node.kind === 'lookbehind') fault = lookbehind
      },
      onModifiersEnter: () => {
        fault = modifiers
      },
    })
  } catch (error) {
    return (error as Error).message
  }
  return fault
}

export function walk(node: AnyNode, see: (node: AnyNode) => void): void {
  see(node)
  for (const value of Object.values(node) as unknown[])
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof (child as AnyNode | null)?.type === 'string') walk(child as AnyNode, see)
}
