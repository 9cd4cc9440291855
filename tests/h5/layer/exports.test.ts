// node --import tsx --test tests/h5/layer/*.test.ts
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'

const root = path.resolve(__dirname, '../../..')
const nutui = path.join(root, 'node_modules/@nutui/nutui-react-taro/dist/es/packages')

function filesUnder(folder: string, wanted: RegExp): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name))
    .map((name) => path.join(folder, name))
}

/** Names that a file takes from '@tarojs/components' as values. */
function taken(file: string): string[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements
    .filter(ts.isImportDeclaration)
    .filter((one) => (one.moduleSpecifier as ts.StringLiteral).text === '@tarojs/components')
    .flatMap(({ importClause }) => {
      const named = importClause?.namedBindings
      if (!importClause || importClause.isTypeOnly || !named) return []
      if (!ts.isNamedImports(named)) return ['everything (import *)']
      return named.elements.filter((one) => !one.isTypeOnly).map((one) => (one.propertyName ?? one.name).text)
    })
}

/** The compiler types imports by Taro's package, the H5 build resolves them to the layer: a missing name is undefined at run time. */
function exported(): Set<string> {
  const index = path.join(root, 'src/platform/h5-components/index.ts')
  const program = ts.createProgram([index], {
    jsx: ts.JsxEmit.ReactJSX,
    moduleSuffixes: ['.h5', ''],
    skipLibCheck: true,
  })
  const checker = program.getTypeChecker()
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(index)!)!
  return new Set(checker.getExportsOfModule(symbol).map(({ name }) => name))
}

test('every component the storefront takes exists in the H5 layer', () => {
  const have = exported()
  assert.ok(have.has('View') && have.has('PullDownRefresh'))
  const files = filesUnder(path.join(root, 'src'), /\.tsx?$/).filter((file) => !/\.(weapp|test)\.tsx?$/.test(file))
  const missing = files.flatMap((file) =>
    taken(file)
      .filter((name) => !have.has(name))
      .map((name) => `${path.relative(root, file)} takes ${name}`),
  )
  assert.deepEqual(missing, [])
  assert.ok(files.some((file) => taken(file).length > 0))
})

test('every component NutUI takes exists in the H5 layer', () => {
  const have = exported()
  const names = new Set(filesUnder(nutui, /\.js$/).flatMap(taken))
  assert.ok(names.size > 5)
  assert.deepEqual(
    [...names].filter((name) => !have.has(name)),
    [],
  )
})
