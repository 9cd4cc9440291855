/** ECMAScript's globals that iOS 14.5 and Chromium 91 both have. */
const ecmaScript = [
  'Infinity', 'NaN', 'undefined', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'decodeURI', 'decodeURIComponent',
  'encodeURI', 'encodeURIComponent', 'escape', 'unescape', 'Object', 'Boolean', 'Symbol', 'Error', 'AggregateError',
  'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError', 'Number', 'BigInt', 'Math',
  'String', 'RegExp', 'Array', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array',
  'Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef',
  'FinalizationRegistry', 'ArrayBuffer', 'DataView', 'JSON', 'Promise', 'Reflect', 'Proxy', 'Intl',
] // prettier-ignore

type Globals = Record<string, unknown>
type Runner = (this: unknown, ...args: unknown[]) => unknown

export interface LogicGlobals {
  /** What `globalThis` is in the logic layer. */
  object: Globals
  /**
   * A function of `parameters` that sees these globals and none of the window's.
   * @param lenient a name the logic layer lacks reads as undefined: for text whose `typeof` was not marked
   */
  compile(parameters: string[], body: string, lenient?: boolean): Runner
  /** Characters that precede the body on its first line when it runs. */
  headOf(parameters: string[]): number
}

/** The global object of the logic layer: ECMAScript's names, `own`, and what the mini-program puts there. */
export function logicGlobals(window: object, own: Globals): LogicGlobals {
  const object: Globals = {}
  const add = (name: string, value: unknown) =>
    Object.defineProperty(object, name, { value, writable: true, configurable: true })
  for (const name of ecmaScript) add(name, (globalThis as Globals)[name])
  for (const [name, value] of Object.entries(own)) add(name, value)
  add('globalThis', object)
  add('global', object)
  add('Function', blockedFunction(object))
  add('eval', () => {
    throw new EvalError('eval is not allowed in a mini-program')
  })

  const hidden = namesOf(window)
  const isHidden = (name: string) => hidden.has(name) || (name in window && !Object.hasOwn(window, name))
  let asking = false
  const scope = (lenient: boolean) =>
    new Proxy(object, {
      has: (_, name) => name in object || (typeof name === 'string' && isHidden(name)),
      get(_, name) {
        if (name === Symbol.unscopables) return undefined
        if (name in object || lenient || asking) return object[name as string]
        throw new ReferenceError(`${String(name)} is not defined`)
      },
      set: (_, name, value) => Reflect.set(object, name, value),
    })
  const scopes = { strict: scope(false), lenient: scope(true) }
  // as parameters these names are read without the proxy; strict code takes no parameter `eval`
  const direct = Object.keys(Object.getOwnPropertyDescriptors(object)).filter((name) => name !== 'eval')
  const helpers = {
    __asks: () => void (asking = true),
    __asked: (_: unknown, kind: string) => {
      asking = false
      return kind
    },
  }
  const names = [...Object.keys(helpers), ...direct]
  const headFor = (parameters: string[]) =>
    `(function(__scope){with(__scope){return function(${names.join()}){return function(${parameters.join()}){`
  return {
    object,
    headOf: (parameters) => headFor(parameters).length,
    compile(parameters, body, lenient = false) {
      // `new Function` would put lines before the body: lines in a stack are those of the file
      const make = runText(`${headFor(parameters)}${body}\n}}}})`) as Runner
      const outer = make(lenient ? scopes.lenient : scopes.strict) as Runner
      return outer.call(object, ...Object.values(helpers), ...direct.map((name) => object[name])) as Runner
    },
  }
}

/** Called by another name, `eval` runs in the global scope. */
const runText = eval

/** Every name a bare read would find on the window, of its prototypes as well. */
function namesOf(window: object): Set<string> {
  const names = new Set<string>()
  for (let at: object | null = window; at; at = Object.getPrototypeOf(at) as object | null)
    for (const name of Object.getOwnPropertyNames(at)) names.add(name)
  return names
}

/** `Function` makes no code of text, except `return this`, by which polyfills look for the global object. */
function blockedFunction(object: Globals): unknown {
  const make = (args: unknown[]) => {
    if (args.length === 1 && /^\s*return this;?\s*$/.test(String(args[0]))) return () => object
    throw new EvalError('new Function is not allowed in a mini-program')
  }
  const blocked = (real: () => unknown) =>
    new Proxy(real, { apply: (_, __, args) => make(args), construct: (_, args) => make(args) })
  const ours = blocked(Function as never)
  const replace = (of: object, constructor: unknown) =>
    Object.defineProperty(of, 'constructor', { value: constructor, writable: true, configurable: true })
  // the way round by `(() => 0).constructor`
  for (const sample of [async () => {}, function* () {}, async function* () {}]) {
    const prototype = Object.getPrototypeOf(sample) as { constructor: () => unknown }
    replace(prototype, blocked(prototype.constructor))
  }
  replace(Function.prototype, ours)
  return ours
}
