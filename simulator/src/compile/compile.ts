import fs from 'node:fs'
import path from 'node:path'
import type { AppConfig, CompiledApp, ComponentConfig } from '../shared/app'
import { builtInTemplates } from '../shared/builtIns'
import { languageFaults } from './languageRules'
import { markTypeof } from './typeofNames'
import { appFaults, isUploaded, reachFaults, sizeFaults } from './packageRules'
import { compileStyles } from './styles'
import { templateFaults } from './templateRules'
import { compileTemplates } from './templates'

/**
 * Reads a mini-program from disk and makes it ready to run.
 * @param folder what WeChat's tools call miniprogramRoot: it holds app.json
 * @param sizes a build for development is larger than what is uploaded: false leaves the limits out
 * @throws Error when there is no app.json, or with a line for each thing WeChat would refuse
 */
export function compile(folder: string, sizes = true): CompiledApp {
  const files = readSources(folder)
  const config = readJson(files, 'app.json') as AppConfig | undefined
  if (!config)
    throw new Error(`${folder} is not a mini-program: there is no app.json. Build it first, or name another folder.`)
  const subPackages = config.subPackages ?? config.subpackages ?? []
  const pages = [
    ...config.pages,
    ...subPackages.flatMap(({ root, pages: below }) => below.map((page) => path.posix.join(root, page))),
  ]
  const packages = ['', ...subPackages.map(({ root }) => root.replace(/^\/|\/$/g, ''))]
  const faults = buildFaults(folder, files, config, pages, packages, sizes)
  if (faults.length) throw new Error(`WeChat would refuse ${folder}:\n${faults.join('\n')}`)
  const app: CompiledApp = {
    config,
    pages,
    packages,
    json: {},
    scripts: {},
    styles: { app: compileStyles(files, 'app.wxss') },
    scopes: {},
    ...compileTemplates(files, builtInTemplates),
  }
  for (const [name, source] of Object.entries(files)) if (name.endsWith('.js')) app.scripts[name] = markTypeof(source)
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

/** Every rule that needs no run. */
export function buildFaults(
  folder: string,
  files: Sources,
  config: AppConfig,
  pages: string[],
  packages: string[],
  sizes: boolean,
): string[] {
  const named = Object.entries(files)
  return [
    ...appFaults(config, pages, files),
    ...(sizes ? sizeFaults(uploadedBytes(folder), packages) : []),
    ...reachFaults(files, packages, (name) => readJson(files, name) as ComponentConfig | undefined),
    ...named.flatMap(([name, text]) => (name.endsWith('.js') ? languageFaults(name, text) : [])),
    ...named.flatMap(([name, text]) => (/\.wx(ml|s)$/.test(name) ? templateFaults(name, text) : [])),
  ]
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

function uploadedBytes(folder: string): Record<string, number> {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
  return Object.fromEntries(
    names
      .map((name) => [name, fs.statSync(path.join(folder, name))] as const)
      .filter(([name, stat]) => stat.isFile() && isUploaded(name))
      .map(([name, { size }]) => [name, size]),
  )
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
