import fs from 'node:fs'
import path from 'node:path'
import { isUploaded } from '../compile/packageRules'
import type { AppConfig, ComponentConfig } from '../shared/app'

/** A mini-program as it lies on disk, for rules that need no run. */
export interface Build {
  config: AppConfig
  /** Every page's path. */
  pages: string[]
  /** Roots of the packages, '' for the main one, with the bytes in each. */
  packages: Map<string, number>
  /** Text of each file of code, by its path. */
  texts: Map<string, string>
  /** Bytes of pictures and sounds. */
  mediaBytes: number
  /** Configuration of each page and component. */
  json: Map<string, ComponentConfig>
  /** Lowest base library named in project.config.json. */
  baseLibrary?: string
}

const code = /\.(js|json|wxml|wxss|wxs)$/
const media = /\.(png|jpe?g|gif|svg|webp|mp3|wav|aac|m4a|mp4)$/i

export function readBuild(project: string): Build {
  const settings = readJson(path.join(project, 'project.config.json')) as Record<string, string> | undefined
  const below = path.resolve(project, settings?.miniprogramRoot ?? '.')
  const folder = fs.existsSync(path.join(below, 'app.json')) ? below : path.resolve(project)
  const config = readJson(path.join(folder, 'app.json')) as AppConfig | undefined
  if (!config) throw new Error(`${folder} is not a mini-program: there is no app.json`)
  const subPackages = (config.subPackages ?? config.subpackages ?? []).map(({ root, pages }) => ({
    root: root.replace(/^\/|\/$/g, ''),
    pages,
  }))
  const build: Build = {
    config,
    pages: [...config.pages, ...subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))],
    packages: new Map(['', ...subPackages.map(({ root }) => root)].map((root) => [root, 0])),
    texts: new Map(),
    mediaBytes: 0,
    json: new Map(),
    baseLibrary: settings?.libVersion,
  }
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).join('/')
    if (!isUploaded(name)) continue
    const { size } = fs.statSync(file)
    const root = subPackages.find((one) => name.startsWith(`${one.root}/`))?.root ?? ''
    build.packages.set(root, build.packages.get(root)! + size)
    if (media.test(name)) build.mediaBytes += size
    if (code.test(name)) build.texts.set(name, fs.readFileSync(file, 'utf8'))
  }
  for (const name of build.texts.keys()) {
    if (!name.endsWith('.wxml')) continue
    const place = name.slice(0, -'.wxml'.length)
    build.json.set(place, JSON.parse(build.texts.get(`${place}.json`) ?? '{}') as ComponentConfig)
  }
  return build
}

/** A template with all it imports. */
export function wxmlOf(build: Build, file: string, seen = new Set<string>()): string {
  const text = build.texts.get(file)
  if (text === undefined || seen.has(file)) return ''
  seen.add(file)
  const imported = [...text.matchAll(/<(?:import|include)[^>]*src="([^"]+)"/g)].map(([, src = '']) =>
    src.startsWith('/') ? src.slice(1) : path.posix.join(path.posix.dirname(file), src),
  )
  return [text, ...imported.map((name) => wxmlOf(build, name.endsWith('.wxml') ? name : `${name}.wxml`, seen))].join(
    '\n',
  )
}

const readJson = (file: string): unknown =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as unknown) : undefined
