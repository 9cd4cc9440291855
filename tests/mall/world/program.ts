import { createRequire } from 'node:module'
import fs from 'node:fs'
import path from 'node:path'

const checkout = path.resolve(__dirname, '../../..')

interface Compiler {
  build(options: object): Promise<unknown>
}

/** tsx's own compiler: what it makes beforehand is what `tsx` would make at each start. */
function compiler(): Compiler {
  const outOf = (from: string, name: string) => createRequire(from)(name) as Compiler
  return outOf(require.resolve('tsx/package.json'), 'esbuild')
}

/** A file that asks where it stands must hear it though it stands in the bundle. */
const ownFolders = {
  name: 'own folders',
  setup(build: { onLoad(which: { filter: RegExp }, load: (file: { path: string }) => object): void }) {
    build.onLoad({ filter: /\/(server|contract)\/src\/.*\.ts$/ }, ({ path: file }) => {
      const text = fs.readFileSync(file, 'utf8')
      const contents = text.replaceAll(/\b__dirname\b/g, () => JSON.stringify(path.dirname(file)))
      return { contents, loader: 'ts' }
    })
  },
}

/**
 * The server as one file, made once for a whole run: a start after a kill costs a third. It must lie in server/, where
 * its packages are found. Answers the arguments of node.
 */
export async function bundledServer(): Promise<string[]> {
  const file = path.join(checkout, 'server', '.cache', `model-${process.pid}-${Date.now().toString(36)}.cjs`)
  await compiler().build({
    entryPoints: [path.join(checkout, 'server/src/main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '@mall/contract': path.join(checkout, 'contract/src') },
    plugins: [ownFolders],
    logLevel: 'error',
  })
  process.once('exit', () => fs.rmSync(file, { force: true }))
  return ['--require', path.join(__dirname, 'slowClock.cjs'), file]
}

/** As the product starts. */
export const sourceServer = ['--import', 'tsx', 'server/src/main.ts']
