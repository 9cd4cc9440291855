// The mall server as one file of plain JavaScript: tsx compiles at each start what is compiled here once, and gives every
// function its name anew each time it is made, which costs a call four hundredths of its time.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './process.mjs'

const server = path.join(root, 'server')
const entry = path.join(server, 'src', 'main.ts')
const cache = path.join(server, '.cache')
/** ms */
const day = 86_400_000

/** tsx's own compiler, so that both ways to start compile alike. */
export function compiler() {
  const require = createRequire(import.meta.url)
  return /** @type {import('esbuild')} */ (createRequire(require.resolve('tsx/package.json'))('esbuild'))
}

/**
 * A file that asks where it stands must hear it though it stands in the bundle.
 * @type {import('esbuild').Plugin}
 */
const ownFolders = {
  name: 'own folders',
  setup(build) {
    build.onLoad({ filter: /[\\/](server|contract)[\\/]src[\\/].*\.ts$/ }, ({ path: file }) => {
      const text = fs.readFileSync(file, 'utf8')
      const contents = text.replaceAll(/\b__dirname\b/g, () => JSON.stringify(path.dirname(file)))
      return { contents, loader: 'ts' }
    })
  },
}

/**
 * Makes it where server/'s packages are found; what was made before from the same sources is used again. A running server
 * keeps its file: another content has another name.
 * @returns {Promise<string[]>} arguments of node
 */
export async function serverProgram() {
  const { outputFiles } = await compiler().build({
    entryPoints: [entry],
    outdir: cache,
    entryNames: 'mall',
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    alias: { '@mall/contract': path.join(root, 'contract', 'src') },
    plugins: [ownFolders],
    logLevel: 'error',
  })
  const contents = outputFiles[0]?.contents ?? new Uint8Array()
  const hash = createHash('sha1').update(contents).digest('hex').slice(0, 12)
  const file = path.join(cache, `mall-${hash}.cjs`)
  if (!fs.existsSync(file)) {
    fs.mkdirSync(cache, { recursive: true })
    dropOld()
    // several may make it at the same time: each file is whole from the moment it has its name
    const own = `${file}.${process.pid}`
    fs.writeFileSync(own, contents)
    fs.renameSync(own, file)
  }
  return ['--enable-source-maps', file]
}

function dropOld() {
  for (const name of fs.readdirSync(cache)) {
    const file = path.join(cache, name)
    if (/^mall-.*\.cjs/.test(name) && Date.now() - fs.statSync(file).mtimeMs > day) fs.rmSync(file, { force: true })
  }
}
