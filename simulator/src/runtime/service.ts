import type { ComponentConfig } from '../shared/app'
import { builtInBehaviors } from './builtins/behaviors'
import { phoneDate } from './clock'
import { plain } from './host'
import { keepIds, nodeOfInstance, plainEvent, notifyReady, type CodeSpace, type Instance } from './glass'
import { logicGlobals } from './globals'
import { positionsInBuild } from './positions'
import { requireAcross, requireReach } from './reach'
import type { Sim } from './sim'

type Definition = Record<string, unknown>
type AnyFunction = (this: unknown, ...args: unknown[]) => unknown

/** The logic layer: the mini-program's own modules, run with WeChat's globals and without a browser's. */
export interface Service {
  /** The App's object; empty before app.js ran. */
  instance: Definition
  /** The service's global object: bindings of the automator land here. */
  global: Record<string, unknown>
  /** Runs a module once, by its file. */
  load(file: string): unknown
  /**
   * Runs a page's or component's module, once, and registers it with what it uses. What fails is reported, and stays blank.
   */
  define(path: string): void
  /** Runs a function given as text, with `bound` as further globals. */
  evaluate(source: string, args: unknown[], bound?: Record<string, unknown>): unknown
  /** Runs a sub-package's start module, once. */
  enter(packageRoot: string): void
  /** A stack with the positions of the build's files. */
  positions(stack: string): string
}

const moduleParameters = ['require', 'module', 'exports']

export function createService(sim: Sim, space: CodeSpace): Service {
  const modules: Record<string, { exports: unknown }> = {}
  const defined = new Set<string>()
  const registered = new Set<string>()
  /** Pages and components whose script registered nothing. */
  const blank = new Set<string>()
  const entered = new Set<string>([''])
  const templates = new Function(`return ${sim.app.templates}`)() as Record<string, unknown>
  for (const path of Object.keys(sim.app.json)) {
    const content = templates[path]
    if (content) space.addCompiledTemplate(path, { groupList: templates, content, updateMode: 'virtualTree' } as never)
  }
  space.addStyleSheet('app', 'app')

  const behaviorsOf = builtInBehaviors(space)
  let defining: string | undefined
  const service: Service = {
    instance: {},
    global: {},
    load,
    define,
    enter(root) {
      if (entered.has(root)) return
      entered.add(root)
      sim.measure.packageEntered(root)
    },
    evaluate(source, args, bound = {}) {
      const run = globals.compile([...Object.keys(bound), '__args'], `return (${source}).apply(this, __args)`, true)
      return run.call(service.global, ...Object.values(bound), args)
    },
    positions: (stack) => positionsInBuild(stack, sim.app.scripts, globals.headOf(moduleParameters)),
  }

  const globals = logicGlobals(sim.window, {
    ...sim.measure.timers,
    Date: phoneDate(sim),
    wx: sim.wx,
    console: serviceConsole(sim),
    getApp: () => service.instance,
    getCurrentPages: () => sim.stack.map(({ instance }) => instance),
    __wxConfig: { envVersion: 'develop', accountInfo: { appId: sim.options.appId } },
    requirePlugin: (name: string) => {
      throw new Error(`not simulated: plugin ${name}`)
    },
    App: (definition: Definition) => void (service.instance = guardAll(sim, definition)),
    Page: (definition: Definition) => register('Page', definition),
    Component: (definition: Definition) => register('Component', definition),
    Behavior: (definition: Definition) => space.behavior().definition(guardParts(sim, definition)).register(),
  })
  service.global = globals.object

  function load(file: string): unknown {
    const known = modules[file]
    if (known) return known.exports
    const source = sim.app.scripts[file]
    if (source === undefined) throw new Error(`module '${file}' is not defined`)
    const module = { exports: {} }
    modules[file] = module
    const require = requireOf(file)
    const run = globals.compile(moduleParameters, `${source}\n//# sourceURL=appservice/${file}`)
    run.call(service.global, require, module, module.exports)
    return module.exports
  }

  /** @param from the module that requires */
  function requireOf(from: string) {
    const across = (name: string) => requireAcross(sim, fileOf(name, from), name)
    const require = (name: string, done?: AnyFunction, failed?: AnyFunction) =>
      done ? void across(name).then(done, failed) : load(requireReach(sim.app.packages, fileOf(name, from), from, name))
    return Object.assign(require, { async: across })
  }

  function fileOf(name: string, from: string): string {
    const file = joinPath(name, from)
    if (file.endsWith('.js') && file in sim.app.scripts) return file
    return `${file}.js` in sim.app.scripts ? `${file}.js` : `${file}/index.js`
  }

  function define(path: string): void {
    if (blank.has(path)) return reportUnregistered(path)
    if (defined.has(path)) return
    defined.add(path)
    const outer = defining
    defining = path
    let failed = false
    try {
      load(`${path}.js`)
    } catch (error) {
      failed = true
      sim.report(error, `${path}.js`)
    } finally {
      defining = outer
    }
    if (registered.has(path)) return
    if (!failed) reportUnregistered(path)
    blank.add(path)
    // without its template nothing of it is drawn
    space.addCompiledTemplate(path, undefined as never)
    space.component(path).definition({}).register()
  }

  /** Both texts are known from WeChat's tools. */
  function reportUnregistered(path: string): void {
    const message = sim.app.pages.includes(path)
      ? `Page "${path}" has not been registered yet.`
      : `Component is not found in path "${path}".`
    // its stack would show the simulator alone
    sim.report({ message }, `${path}.js`)
  }

  function register(kind: 'Page' | 'Component', definition: Definition): void {
    const path = defining
    if (!path) throw new Error(`${kind}() was called outside of a page's or component's own module`)
    const config: ComponentConfig = { ...sim.app.json[path] }
    const options = (definition.options ?? {}) as { styleIsolation?: string; addGlobalClass?: boolean }
    // Taro gives `{}` where an array belongs: WeChat takes it, the adapter does not
    for (const list of ['behaviors', 'externalClasses'])
      if (list in definition && !Array.isArray(definition[list])) delete definition[list]
    if (Array.isArray(definition.behaviors)) definition.behaviors = behaviorsOf(definition.behaviors)
    // the adapter reads the isolation of the JSON only
    if (
      kind === 'Component' &&
      config.styleIsolation === undefined &&
      (options.styleIsolation || options.addGlobalClass)
    )
      config.styleIsolation = options.styleIsolation ?? 'apply-shared'
    const used = { ...sim.app.config.usingComponents, ...config.usingComponents }
    config.usingComponents = used
    for (const place of Object.values(used)) define(joinPath(place, path))
    space.addComponentStaticConfig(path, config as never)
    if (sim.app.styles[path] !== undefined) space.addStyleSheet(path, path, sim.app.scopes[path])
    defining = path
    if (kind === 'Page') {
      const { options: _, ...rest } = guardAll(sim, definition)
      space
        .component(path)
        .pageDefinition(rest as never)
        .register()
    } else
      space
        .component(path)
        .definition(guardParts(sim, definition) as never)
        .lifetime('attached', function (this: unknown) {
          // the view layer answers later that it has drawn
          sim.measure.timers.setTimeout(() => notifyReady(nodeOfInstance(this as Instance)), 0)
        })
        .register()
    registered.add(path)
    keepIds(space, path)
  }
  return service
}

/** A path used in a module, as a path from the root. */
export function joinPath(name: string, from = ''): string {
  const parts: string[] = name.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of name.split('/')) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** App code never takes the runtime down: what it throws is reported, and its events are plain objects. */
function guard(sim: Sim, run: AnyFunction): AnyFunction {
  return function (this: unknown, ...args) {
    try {
      if (args.length > 0) args[0] = plainEvent(args[0])
      return run.apply(this, args)
    } catch (error) {
      sim.report(error)
      return undefined
    }
  }
}

function guardAll(sim: Sim, definition: Definition): Definition {
  const guarded: Definition = Object.create(Object.getPrototypeOf(definition))
  for (const [name, value] of Object.entries(definition))
    guarded[name] = typeof value === 'function' ? guard(sim, value as AnyFunction) : value
  return guarded
}

function guardParts(sim: Sim, definition: Definition): Definition {
  const guarded = { ...definition }
  for (const part of ['methods', 'lifetimes', 'pageLifetimes'])
    if (guarded[part]) guarded[part] = guardAll(sim, guarded[part] as Definition)
  for (const name of ['created', 'attached', 'ready', 'moved', 'detached'])
    if (typeof guarded[name] === 'function') guarded[name] = guard(sim, guarded[name] as AnyFunction)
  return guarded
}

const consoleNames = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'group', 'groupCollapsed', 'groupEnd', 'table']
const quietNames = ['time', 'timeEnd', 'timeLog', 'assert', 'dir', 'clear', 'count', 'countReset']

function serviceConsole(sim: Sim): Record<string, unknown> {
  const theirs = sim.window.console as unknown as Record<string, AnyFunction>
  const ours: Record<string, unknown> = {}
  for (const name of [...consoleNames, ...quietNames]) {
    ours[name] = (...args: unknown[]) => {
      theirs[name]?.(...args)
      if (consoleNames.includes(name))
        sim.measure.logged(
          name,
          args.map((arg) => loggable(sim, arg)),
        )
    }
  }
  return ours
}

function loggable(sim: Sim, value: unknown): unknown {
  if (value instanceof Error) return value.stack ? sim.service.positions(value.stack) : value.message
  try {
    return plain(value)
  } catch {
    return String(value)
  }
}
