import fs from 'node:fs'
import path from 'node:path'
import type { AppConfig, CompiledApp, ComponentConfig } from '../shared/app'
import { builtInTemplates } from '../shared/builtIns'
import { compileStyles } from './styles'
import { compileTemplates } from './templates'

/**
 * Reads a mini-program from disk and makes it ready to run.
 * @param folder what WeChat's tools call miniprogramRoot: it holds app.json
 * @throws Error when there is no app.json, or a page it names has no WXML
 */
export function compile(folder: string): CompiledApp {
  const files = readSources(folder)
  const config = readJson(files, 'app.json') as AppConfig | undefined
  if (!config) throw new Error(`${folder} is not a mini-program: there is no app.json`)
  const subPackages = config.subPackages ?? config.subpackages ?? []
  const pages = [
    ...config.pages,
    ...subPackages.flatMap(({ root, pages: below }) => below.map((page) => path.posix.join(root, page))),
  ]
  for (const page of pages) if (!(`${page}.wxml` in files)) throw new Error(`app.json names ${page}, which has no WXML`)
  const app: CompiledApp = {
    config,
    pages,
    packages: ['', ...subPackages.map(({ root }) => root.replace(/^\/|\/$/g, ''))],
    json: {},
    scripts: {},
    styles: { app: compileStyles(files, 'app.wxss') },
    scopes: {},
    ...compileTemplates(files, builtInTemplates),
  }
  for (const [name, source] of Object.entries(files)) if (name.endsWith('.js')) app.scripts[name] = source
  let components = 0
  for (const name of Object.keys(files).filter((file) => file.endsWith('.wxml'))) {
    const place = name.slice(0, -'.wxml'.length)
    const json = (readJson(files, `${place}.json`) ?? {}) as ComponentConfig
    if (!(`${place}.js` in files)) continue
    app.json[place] = json
    const isPage = pages.includes(place)
    if (json.component && !isPage) app.scopes[place] = `c${++components}`
    app.styles[place] = compileStyles(files, `${place}.wxss`, app.scopes[place])
  }
  return app
}

type Sources = Record<string, string>

function readSources(folder: string): Sources {
  const files: Sources = {}
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|json|wxml|wxss|wxs)$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    files[path.relative(folder, file).split(path.sep).join('/')] = fs.readFileSync(file, 'utf8')
  }
  return files
}

function readJson(files: Sources, name: string): unknown {
  const text = files[name]
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}
