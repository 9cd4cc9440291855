import path from 'node:path'
import { Compilation, sources, type Compiler, type Module } from 'webpack'

interface Sourced extends Module {
  resource?: string
  modules?: Sourced[]
}

const source = path.resolve(__dirname, '../src')
const table = /export default (\{[^;]*\});/

/**
 * Writes first-screen/classes.json: what each stylesheet of modules calls its classes, by its path in src/. The same screens
 * are built once more for the server (tools/firstScreen.mjs), and must be told the names that this build has chosen.
 */
export class ClassNames {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ClassNames', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ClassNames', stage }, () => {
        const all = ([...compilation.modules] as Sourced[]).flatMap((one) => [one, ...(one.modules ?? [])])
        const names = Object.fromEntries(all.flatMap(namesOf).sort(([one], [other]) => (one < other ? -1 : 1)))
        checkApart(names)
        compilation.emitAsset('first-screen/classes.json', new sources.RawSource(JSON.stringify(names)))
      })
    })
  }
}

function namesOf(module: Sourced): [string, object][] {
  const { resource = '' } = module
  if (!resource.startsWith(source) || !resource.endsWith('.module.scss')) return []
  const [, json] = table.exec(String(module.originalSource()?.source() ?? '')) ?? []
  return json ? [[path.relative(source, resource).replaceAll(path.sep, '/'), JSON.parse(json) as object]] : []
}

/** The names are short: two classes may not have come by the same one. */
function checkApart(names: Record<string, object>): void {
  const owners = new Map<string, string>()
  for (const [file, classes] of Object.entries(names))
    for (const [name, short] of Object.entries(classes as Record<string, string>)) {
      const owner = owners.get(short)
      if (owner) throw new Error(`${owner} and ${file} .${name} have the same short name: rename one of the classes`)
      owners.set(short, `${file} .${name}`)
    }
}
