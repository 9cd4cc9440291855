// Writes first-screen/ into an H5 build: the screens that visits begin with, built once more for the server, which draws them
// into the page. docs/decisions/0031-the-first-screen-comes-with-the-page.md
import fs from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { root } from './process.mjs'
import { compiler } from './serverProgram.mjs'

const source = path.join(root, 'src')
const layer = path.join(source, 'platform', 'h5-components', 'index.ts')
const hooks = ['useDidHide', 'useDidShow', 'useLaunch', 'usePageScroll', 'useReachBottom', 'useShareAppMessage']

/** @param {string} folder a build of H5 */
export async function writeFirstScreen(folder) {
  const out = path.join(folder, 'first-screen')
  const classes = JSON.parse(fs.readFileSync(path.join(out, 'classes.json'), 'utf8'))
  await compiler().build({
    entryPoints: [path.join(source, 'first-screen', 'draw.tsx')],
    outfile: path.join(out, 'screens.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'firstScreen',
    target: 'node20',
    jsx: 'automatic',
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
    define: {
      'process.env.TARO_ENV': '"h5"',
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(constants.map((name) => [name, JSON.stringify(process.env[name] ?? '')])),
    },
    plugins: [forServer(classes)],
    logLevel: 'error',
  })
  await compiler().build({
    entryPoints: ['cover.ts', 'cover.css'].map((name) => path.join(source, 'first-screen', name)),
    outdir: out,
    bundle: true,
    minify: true,
    format: 'iife',
    // browserslist in package.json
    target: ['chrome91', 'ios14.5'],
    logLevel: 'error',
  })
  fs.writeFileSync(path.join(out, 'styles.json'), JSON.stringify(rulesOf(folder)))
  for (const name of ['worker.mjs', 'surroundings.mjs'])
    fs.copyFileSync(path.join(root, 'tools', 'firstScreen', name), path.join(out, name))
  fs.rmSync(path.join(out, 'classes.json'))
}

/** config/index.ts has the same. */
const constants = [
  'MALL_APP_IDS',
  'MALL_BASE_URL',
  'MALL_LEGACY_HOST',
  'MALL_H5_ORIGIN',
  'MALL_MAP',
  'MALL_LIVE_PLUGIN',
  'MALL_BUILD',
]

/**
 * What is loaded later is not drawn; Taro is what stands around the screen (tools/firstScreen/surroundings.mjs).
 * @param {Record<string, object>} classes
 * @returns {import('esbuild').Plugin}
 */
const forServer = (classes) => ({
  name: 'for the server',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path: name }) =>
      kind === 'dynamic-import' ? { path: name, namespace: 'later' } : undefined,
    )
    build.onLoad({ filter: /./, namespace: 'later' }, () => ({ contents: '' }))
    build.onResolve({ filter: /^@tarojs\/components$/ }, () => ({ path: layer }))
    build.onResolve({ filter: /^@tarojs\/taro$/ }, ({ path: name }) => ({ path: name, namespace: 'around' }))
    build.onLoad({ filter: /./, namespace: 'around' }, () => ({
      contents: ['export default taro', `export const { eventCenter, ${hooks.join(', ')} } = taro`].join('\n'),
    }))
    // the browser waits for lazy pictures by itself
    build.onLoad({ filter: /[\\/]h5-components[\\/]useSeen\.ts$/ }, () => ({
      contents: 'export const useSeen = () => true',
    }))
    build.onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => {
      const name = path.relative(source, file).replaceAll(path.sep, '/')
      return { contents: JSON.stringify(classes[name] ?? {}), loader: 'json' }
    })
    build.onLoad({ filter: /\.(css|scss)$/ }, () => ({ contents: '' }))
  },
})

/**
 * Rules of the stylesheets of each page that is drawn, with the classes they need.
 * @param {string} folder
 */
function rulesOf(folder) {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  const always = [...html.matchAll(/<link[^>]* href="(\/css\/[^"]+)"/g)].map(([, file = '']) => file)
  /** @type {Record<string, { css: string[] }>} */
  const parts = JSON.parse(fs.readFileSync(path.join(folder, 'parts.json'), 'utf8'))
  const drawn = ['pages/index/index/index', 'pages/goods/list/list', 'pages/goods/detail/detail']
  return Object.fromEntries(
    drawn.map((page) => {
      const also = page === 'pages/index/index/index' ? ['later', 'rare'] : []
      const files = [...always, ...[page, ...also].flatMap((part) => parts[part]?.css ?? [])]
      return [page, files.flatMap((file) => rules(fs.readFileSync(path.join(folder, file), 'utf8')))]
    }),
  )
}

/** @param {string} css */
function rules(css) {
  /** @type {{ needs: string[][], text: string }[]} */
  const all = []
  postcss.parse(css).walkRules((rule) => {
    /** @type {string[]} */
    const around = []
    for (let node = rule.parent; node?.type === 'atrule'; node = node.parent) {
      const { name, params } = /** @type {import('postcss').AtRule} */ (node)
      // it is for phones alone
      if ((name !== 'media' && name !== 'supports') || params.includes('min-width')) return
      around.push(`@${name} ${params}`)
    }
    const needs = rule.selectors.map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
    // what stands on classes holds for what the server drew alone: the app's own rules stay as they follow each other
    rule.selectors = rule.selectors.map((selector, i) => (needs[i]?.length ? `.served ${selector}` : selector))
    all.push({ needs, text: around.reduce((text, at) => `${at}{${text}}`, rule.toString()) })
  })
  return all
}
