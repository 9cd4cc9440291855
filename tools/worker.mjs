// Writes sw.js into an H5 build: the service worker with the names of that build's files (docs/decisions/0019-service-worker.md).
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './process.mjs'
import { compiler } from './serverProgram.mjs'

/** @param {string} folder a build of H5 */
export async function writeWorker(folder) {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  /** @type {Record<string, { js: string[], css: string[] }>} */
  const parts = JSON.parse(fs.readFileSync(path.join(folder, 'parts.json'), 'utf8'))
  const release = {
    revision: createHash('sha1').update(html).digest('hex').slice(0, 12),
    start: [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, name = '']) => name),
    tabs: Object.values(parts).flatMap(({ js, css }) => [...js, ...css]),
  }
  if (!release.start.some((name) => /^\/js\/app\./.test(name))) throw new Error('index.html names no /js/app.*.js')
  await compiler().build({
    entryPoints: [path.join(root, 'src', 'platform', 'update', 'worker', 'worker.ts')],
    outfile: path.join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    // the browserslist of package.json
    target: ['chrome91', 'ios14.5'],
    define: { RELEASE: JSON.stringify(release), 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
  })
}
