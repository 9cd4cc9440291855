import fs from 'node:fs'
import path from 'node:path'
import { transpileModule, ModuleKind } from 'typescript'
import { routes } from '../src/routes'
import { buildAll } from './buildAll.mjs'

const file = path.resolve(__dirname, '../src/routes.ts')

/** What the build makes of a text of routes.ts. */
function routesOf(text: string): Record<string, { path: string; built?: boolean }> {
  const { outputText } = transpileModule(text, { compilerOptions: { module: ModuleKind.CommonJS } })
  const module = { exports: {} as { routes: typeof routes } }
  new Function('module', 'exports', outputText)(module, module.exports)
  return module.exports.routes
}

test('the full house: every route is built, its other flags stay, and each missing page is named', () => {
  const { text, missing } = buildAll(fs.readFileSync(file, 'utf8'))
  const full = routesOf(text)
  const wanted = Object.entries(routes).map(([name, route]) => [name, { ...route, built: true }])
  expect(full).toEqual(Object.fromEntries(wanted))
  const unbuilt = Object.values(routesOf(fs.readFileSync(file, 'utf8'))).filter(({ built }) => !built)
  expect(missing).toEqual(unbuilt.map(({ path }) => path))
})
