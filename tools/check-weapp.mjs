// Static checks of the built mini-program: what WeChat's tools would refuse or mark down, as far as a machine without
// them can tell. The real wcc and wcsc compile its templates and styles.
//   npm run verify -- --only weapp
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { languageFaults } from '../simulator/src/compile/languageRules'
import { reachFaults } from '../simulator/src/compile/packageRules'
import { templateFaults } from '../simulator/src/compile/templateRules'
import { root, say } from './process.mjs'
import { readPackages } from './weappPackages.mjs'
import { appJson, faults, pageJson } from './weappSchema.mjs'

const folder = path.resolve(root, process.argv[2] ?? 'dist/weapp')
const require = createRequire(import.meta.url)
const MiB = 1024 * 1024
/** WeChat's limits; the stricter own budgets are in tools/sizes.mjs. */
const limits = { package: 2 * MiB, all: 20 * MiB, preload: 2 * MiB, file: 500 * 1024, media: 200 * 1024 }

if (!fs.existsSync(path.join(folder, 'app.json'))) {
  say(`There is no mini-program in ${folder}: npm run build:weapp`)
  process.exit(1)
}

/** @param {string} file */
const has = (file) => fs.existsSync(path.join(folder, file))
/** @param {string} file */
const json = (file) => (has(file) ? JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) : undefined)
/** @param {number} bytes */
const KiB = (bytes) => `${(bytes / 1024).toFixed(0)} KiB`

const app = json('app.json')
const packages = readPackages(folder, app)
const files = packages.flatMap((part) => part.files)
const texts = Object.fromEntries(
  files
    .filter((file) => /\.(js|json|wxml|wxss|wxs)$/.test(file))
    .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
)
/**
 * @param {RegExp} kind
 * @param {(file: string, text: string) => string[]} judge
 */
const inTexts = (kind, judge) =>
  Object.entries(texts).flatMap(([file, text]) => (kind.test(file) ? judge(file, text) : []))
/** @type {{ root: string, name?: string, pages: string[] }[]} */
const subPackages = app.subPackages ?? []
/** A preload rule tells a package by its root or by its name. */
const named = new Map(subPackages.map(({ root, name }) => [name, root]))
const pages = [
  ...(app.pages ?? []),
  ...subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
]

/** @type {Record<string, () => string[]>} each answers what is wrong */
const checks = {
  'app.json is as documented': () => faults(appJson, app),
  'page json is as documented': () =>
    pages
      .filter((page) => has(`${page}.json`))
      .flatMap((page) => faults(pageJson, json(`${page}.json`)).map((fault) => `${page}.json ${fault}`)),
  'every page has its files, once': () => [
    ...pages.flatMap((page) =>
      ['js', 'json', 'wxml']
        .map((kind) => `${page}.${kind}`)
        .filter((file) => !has(file))
        .map((file) => `${file} is missing`),
    ),
    ...pages.filter((page, i) => pages.indexOf(page) !== i).map((page) => `${page} is listed twice`),
    ...(app.pages ?? [])
      .filter((/** @type {string} */ page) => subPackages.some(({ root }) => page.startsWith(`${root}/`)))
      .map((/** @type {string} */ page) => `${page} lies in a sub-package but is listed in the main one`),
  ],
  'components that are used exist': () => usedComponents(),
  'the custom tab bar stands': () => [
    ...['js', 'json', 'wxml']
      .map((kind) => `custom-tab-bar/index.${kind}`)
      .filter((file) => !has(file))
      .map((file) => `${file} is missing`),
    ...(has('custom-tab-bar/index.json') && json('custom-tab-bar/index.json').component !== true
      ? ['custom-tab-bar/index.json is no component']
      : []),
    ...(app.tabBar?.list ?? [])
      .map((/** @type {{ pagePath: string }} */ tab) => tab.pagePath)
      .filter((/** @type {string} */ page) => !(app.pages ?? []).includes(page))
      .map((/** @type {string} */ page) => `${page} is a tab but no page of the main package`),
  ],
  'packages are within the limits': () => {
    const all = packages.reduce((sum, { bytes }) => sum + bytes, 0)
    const over = packages
      .filter(({ bytes }) => bytes > limits.package)
      .map(({ root, bytes }) => `${root || 'main'} has ${KiB(bytes)}`)
    return all > limits.all ? [...over, `all together have ${KiB(all)}`] : over
  },
  'preloaded packages exist and are at most 2 MiB together': () =>
    Object.entries(app.preloadRule ?? {}).flatMap(([page, { packages: names }]) => {
      const parts = names.map((/** @type {string} */ name) =>
        packages.find(({ root }) => root === (named.get(name) ?? name)),
      )
      const missing = names
        .filter((/** @type {string} */ _, /** @type {number} */ i) => !parts[i])
        .map((/** @type {string} */ name) => `${page} preloads ${name}, which is no package`)
      const bytes = parts.reduce(
        (/** @type {number} */ sum, /** @type {{ bytes: number } | undefined} */ part) => sum + (part?.bytes ?? 0),
        0,
      )
      return [
        ...(pages.includes(page) ? [] : [`${page} is no page`]),
        ...missing,
        ...(bytes > limits.preload ? [`${page} preloads ${KiB(bytes)}`] : []),
      ]
    }),
  'no script is over 500 KiB, no media over 200 KiB in all': () => {
    const size = (/** @type {string} */ file) => fs.statSync(path.join(folder, file)).size
    const media = files
      .filter((file) => /\.(png|jpe?g|gif|svg|webp|mp3|mp4|aac|m4a|wav)$/.test(file))
      .reduce((sum, file) => sum + size(file), 0)
    const scripts = files
      .filter((file) => file.endsWith('.js') && size(file) > limits.file)
      .map((file) => `${file} has ${KiB(size(file))}`)
    return media > limits.media ? [...scripts, `pictures and sounds have ${KiB(media)}`] : scripts
  },
  'scripts run on the oldest phones (decision 8)': () => inTexts(/\.js$/, languageFaults),
  'scripts are written in UTF-8': () =>
    inTexts(/\.js$/, (file, text) => {
      // the first and the last sign of Chinese stand in patterns of the sources
      const escapes = text.match(/\\u(?!4e00|9fa5|9fff)[4-9][0-9a-f]{3}/gi) ?? []
      return escapes.length ? [`${file} has ${escapes.length} escapes, the first is ${escapes[0]}`] : []
    }),
  'templates hold what WeChat knows': () => inTexts(/\.wx(ml|s)$/, templateFaults),
  'no package uses parts of another': () =>
    reachFaults(
      texts,
      packages.map(({ root }) => root),
      json,
    ),
  'project.config.json names the base library and changes no script': () => {
    const project = json('project.config.json')
    if (!project) return []
    return [
      ...(/^\d+\.\d+\.\d+$/.test(project.libVersion ?? '') ? [] : [`libVersion is ${project.libVersion}`]),
      ...['es6', 'enhance', 'minified']
        .filter((name) => project.setting?.[name])
        .map((name) => `setting.${name} is on`),
    ]
  },
  'wcc accepts the templates': () => {
    const list = files.filter((file) => file.endsWith('.wxml'))
    const wxs = files.filter((file) => file.endsWith('.wxs'))
    try {
      const code = require('miniprogram-compiler').wxmlToJs(folder, {
        wxmlList: list,
        wxsList: wxs,
        maxBuffer: 64 * MiB,
      })
      return code.includes('$gwx') ? [] : ['wcc gave no code']
    } catch (error) {
      return [String(error)]
    }
  },
  'wcsc accepts the styles': () => {
    const list = files.filter((file) => file.endsWith('.wxss')).map((file) => file.slice(0, -'.wxss'.length))
    if (list.length === 0) return []
    // the package's own wxssToJs swallows the error that this function returns
    const result = require('miniprogram-compiler/src/wcsc.js')(folder, list, { maxBuffer: 64 * MiB })
    return result instanceof Error ? [result.message] : []
  },
  'no :active (audit A2: hover-class)': () =>
    styles((rule) => (/:active\b/.test(rule.selector) ? 'has :active' : undefined)),
  'scrolling areas scroll with inertia (audit A1)': () =>
    styles(({ body }) =>
      /overflow(-[xy])?:\s*(scroll|auto)/.test(body) && !/-webkit-overflow-scrolling:\s*touch/.test(body)
        ? 'lacks -webkit-overflow-scrolling: touch'
        : undefined,
    ),
  'no local file in a style': () =>
    styles(({ body }) => (/url\(\s*["']?(?!["']?(data:|https:))/.test(body) ? 'has a local url()' : undefined)),
  'no deprecated call of wx in src (audit B3)': () => deprecatedCalls(),
}

/** Worth a look, no fault: a parent may keep the distance. */
const warnings = () =>
  styles(({ body }) =>
    /position:\s*fixed/.test(body) && /(^|;)\s*bottom:/.test(body) && !body.includes('safe-area-inset-bottom')
      ? 'is fixed at the bottom without the safe area (audit A5)'
      : undefined,
  )

function usedComponents() {
  const owners = ['app', ...pages, ...files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5))]
  return [...new Set(owners)].flatMap((owner) =>
    Object.values(/** @type {Record<string, string>} */ (json(`${owner}.json`)?.usingComponents ?? {}))
      .map((place) => (place.startsWith('/') ? place.slice(1) : path.posix.join(path.posix.dirname(owner), place)))
      .flatMap((place) => ['js', 'json', 'wxml'].map((kind) => `${place}.${kind}`))
      .filter((file) => !has(file))
      .map((file) => `${owner}.json uses ${file}, which is missing`),
  )
}

/**
 * @param {(rule: { selector: string, body: string }) => string | undefined} judge
 * @returns {string[]}
 */
function styles(judge) {
  return files
    .filter((file) => file.endsWith('.wxss'))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
        const fault = judge({ selector: selector.trim(), body })
        return fault ? [`${file}: ${selector.trim().slice(0, 80)} ${fault}`] : []
      })
    })
}

/** Calls that WeChat has withdrawn or marked as deprecated; Taro's own runtime is not ours to judge. */
function deprecatedCalls() {
  const names =
    'getUserInfo|getUserProfile|getSystemInfo|getSystemInfoSync|getSystemInfoAsync|createCanvasContext|canvasToTempFilePathSync|' +
    'getBackgroundAudioPlayerState|playBackgroundAudio|startRecord|stopRecord|playVoice|onNetworkWeakChangeSync|createAudioContext|' +
    'saveFile|getSavedFileList|getSavedFileInfo|removeSavedFile|getFileInfo|chooseImage|chooseVideo'
  const call = new RegExp(`\\b(?:Taro|wx)\\s*\\.\\s*(${names})\\b`, 'g')
  const src = path.join(root, 'src')
  return fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|h5)\.tsx?$/.test(name))
    .flatMap((name) =>
      [...fs.readFileSync(path.join(src, name), 'utf8').matchAll(call)].map(([match]) => `src/${name}: ${match}`),
    )
}

let failed = 0
for (const [name, check] of Object.entries(checks)) {
  const found = check()
  if (found.length) failed += 1
  say(`${found.length ? 'FAIL' : 'ok  '} ${name}`)
  for (const line of found) say(`       ${line}`)
}
for (const line of warnings()) say(`look ${line}`)
say(`\n${Object.keys(checks).length - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
