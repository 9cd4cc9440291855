import path from 'node:path'
import ts from 'typescript'

/** One place in the server, and the same place as somebody might get it wrong. */
export interface Mutation {
  /** what was done, for people */
  kind: string
  /** below server/src */
  file: string
  line: number
  start: number
  before: string
  after: string
}

type Change = { kind: string; node: ts.Node; after: string } | undefined
type Rule = (node: ts.Node, checker: ts.TypeChecker) => Change

const flipped: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
}
const swappedSigns: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
}
const flippedInSql: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '<>': '=' }
const swappedMath: Record<string, string> = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' }
const links: Record<string, string> = {
  where: 'a guard of a statement is dropped',
  forUpdate: 'rows are not locked',
  orderBy: 'rows come in any order',
  sort: 'the order is not kept',
}

const isNumber = (node: ts.Expression, checker: ts.TypeChecker) =>
  (checker.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike) !== 0

const comparison: Rule = (node) => {
  const after = ts.isBinaryExpression(node) && flipped[node.operatorToken.kind]
  return after ? { kind: 'a comparison is off', node: node.operatorToken, after } : undefined
}

const sign: Rule = (node, checker) => {
  const after = ts.isBinaryExpression(node) && swappedSigns[node.operatorToken.kind]
  if (!after || !isNumber(node.left, checker) || !isNumber(node.right, checker)) return undefined
  return { kind: 'a sign is wrong', node: node.operatorToken, after }
}

const sqlComparison: Rule = (node) => {
  const after = ts.isStringLiteral(node) && ts.isCallExpression(node.parent) && flippedInSql[node.text]
  return after ? { kind: 'a comparison of a statement is off', node, after: `'${after}'` } : undefined
}

const math: Rule = (node) => {
  if (!ts.isPropertyAccessExpression(node) || node.expression.getText() !== 'Math') return undefined
  const after = swappedMath[node.name.text]
  return after ? { kind: 'least and most, or up and down, are mixed up', node: node.name, after } : undefined
}

const link: Rule = (node) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  const kind = links[node.expression.name.text]
  return kind ? { kind, node, after: node.expression.expression.getText() } : undefined
}

const leaves = (node: ts.Statement): boolean =>
  ts.isThrowStatement(node) ||
  ts.isReturnStatement(node) ||
  ts.isContinueStatement(node) ||
  (ts.isBlock(node) && node.statements.length === 1 && leaves(node.statements[0] as ts.Statement))

const guard: Rule = (node) =>
  ts.isIfStatement(node) && !node.elseStatement && leaves(node.thenStatement)
    ? { kind: 'a check is forgotten', node, after: '' }
    : undefined

const step: Rule = (node) =>
  ts.isExpressionStatement(node) && ts.isAwaitExpression(node.expression)
    ? { kind: 'a step is forgotten', node, after: '' }
    : undefined

const number: Rule = (node) => {
  if (!ts.isNumericLiteral(node) || Number(node.text.replaceAll('_', '')) < 2) return undefined
  return { kind: 'a number is one too large', node, after: String(Number(node.text.replaceAll('_', '')) + 1) }
}

const rules: readonly Rule[] = [comparison, sign, sqlComparison, math, link, guard, step, number]

/** Every place of these folders of `server/src` that a rule knows how to get wrong. */
export function mutationsOf(checkout: string, folders: readonly string[]): Mutation[] {
  const root = path.join(checkout, 'server', 'src')
  const { config } = ts.readConfigFile(path.join(checkout, 'server', 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as {
    config: object
  }
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.join(checkout, 'server'))
  const program = ts.createProgram(fileNames, options)
  const checker = program.getTypeChecker()
  const found: Mutation[] = []
  for (const source of program.getSourceFiles()) {
    const file = path.relative(root, source.fileName).replaceAll(path.sep, '/')
    if (/\.test\.ts$/.test(file) || !folders.some((folder) => file.startsWith(`${folder}/`))) continue
    const visit = (node: ts.Node) => {
      for (const rule of rules) {
        const change = rule(node, checker)
        if (!change) continue
        const start = change.node.getStart(source)
        const line = source.getLineAndCharacterOfPosition(lineAt(change.node, source)).line + 1
        found.push({ kind: change.kind, file, line, start, before: change.node.getText(source), after: change.after })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1))
}

/** Of a long chain the link that goes, not where the chain begins. */
const lineAt = (node: ts.Node, source: ts.SourceFile) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.getStart(source)
    : node.getStart(source)
