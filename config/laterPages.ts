import path from 'node:path'
import { Compilation, NormalModule, sources, type Chunk, type ChunkGroup, type Compiler } from 'webpack'

/** What Taro's loader makes the entry of: @tarojs/webpack5-runner, plugins/H5Plugin. */
interface EntryOptions {
  config: { pages: string[] }
  sourceDir: string
  /** page -> its configuration */
  pages: [string, string][]
}
interface UsedLoader {
  loader: string
  options?: unknown
  ident: string | null
  type: string | null
}
/** webpack's GetChunkFilenameRuntimeModule and mini-css-extract-plugin's CssLoadingRuntimeModule */
interface FilenameModule {
  name: string
  getFilenameForChunk?: (chunk: Chunk) => unknown
  generate(): string
}

const taroLoader = /taro-loader[\\/]lib[\\/]h5/
const styleKind = 'css/mini-extract'
/** stands in the list for the hashes until they are known */
const marks = { js: '"later scripts"', css: '"later styles"' }

/**
 * Taro's entry names every page, and webpack's runtime every chunk: 44 bytes a page in the first load. This leaves the
 * first pages there and moves all others, with the names of their chunks, into the chunk of
 * src/platform/h5-components/laterPages, which comes with the first page that is none of them.
 */
export class LaterPages {
  constructor(
    private readonly first: readonly string[],
    private readonly list: string,
  ) {}

  apply(compiler: Compiler) {
    const split = compiler.options.mode === 'production'
    compiler.hooks.thisCompilation.tap('LaterPages', (compilation) => {
      let entryOptions: EntryOptions | undefined
      let later: string[] = []
      // after Taro's own plugin
      NormalModule.getCompilationHooks(compilation).loader.tap(
        { name: 'LaterPages', stage: 100 },
        (_context, module) => {
          const loaders = module.loaders as UsedLoader[]
          const entry = loaders.find(({ loader }) => taroLoader.test(loader))
          const options = entry?.options as EntryOptions | undefined
          if (entry && options && options.config.pages.length > 1) {
            later = options.config.pages.filter((page) => !this.first.includes(page))
            entryOptions = options
            const pages = options.config.pages.filter((page) => this.first.includes(page))
            entry.options = { ...options, config: { ...options.config, pages } }
          }
          if (module.resource === this.list) {
            const loader = path.resolve(__dirname, 'laterPagesLoader.cjs')
            const options = { ...entryOptions, later, marks: split ? marks : null }
            loaders.push({ loader, options, ident: null, type: null })
          }
        },
      )
      if (split) this.splitNames(compilation)
    })
  }

  private splitNames(compilation: Compilation) {
    compilation.hooks.runtimeModule.tap('LaterPages', (runtime) => {
      const module = runtime as unknown as FilenameModule
      const { getFilenameForChunk: nameOf } = module
      if (nameOf) {
        module.getFilenameForChunk = (chunk) => !this.laterChunks(compilation).has(chunk) && nameOf(chunk)
      }
      if (module.name === 'css loading') {
        const generate = module.generate.bind(module)
        module.generate = () =>
          replaced(generate(), /var cssChunks = ({[^}]*});/, (text) => {
            const ids = [...this.laterChunks(compilation)].map(({ id }) => String(id))
            const known = Object.entries(JSON.parse(text) as object).filter(([id]) => !ids.includes(id))
            const first = JSON.stringify(Object.fromEntries(known))
            return `var cssChunks = __webpack_require__.styled = __webpack_require__.styled || ${first};`
          })
      }
    })
    compilation.hooks.processAssets.tap(
      { name: 'LaterPages', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
      () => {
        const group = compilation.chunkGroups.find(isList)
        const file = group?.chunks.flatMap(({ files }) => [...files]).find((name) => name.endsWith('.js'))
        if (!file) throw new Error('LaterPages: the list of later pages is in no chunk of its own')
        const chunks = [...this.laterChunks(compilation)]
        compilation.updateAsset(file, (source) => {
          const text = replaced(String(source.source()), marks.js, () =>
            JSON.stringify(hashes(chunks, 'javascript', 'js')),
          )
          return new sources.RawSource(
            replaced(text, marks.css, () => JSON.stringify(hashes(chunks, styleKind, 'css'))),
          )
        })
      },
    )
  }

  private readonly found = new WeakMap<Compilation, Set<Chunk>>()

  /** Chunks that nothing but the list of later pages leads to. */
  private laterChunks(compilation: Compilation): Set<Chunk> {
    const before = this.found.get(compilation)
    if (before) return before
    const reached = new Set<ChunkGroup>()
    const reach = (group: ChunkGroup) => {
      if (reached.has(group)) return
      reached.add(group)
      if (!isList(group)) for (const child of group.childrenIterable) reach(child)
    }
    for (const entry of compilation.entrypoints.values()) reach(entry)
    const early = new Set([...reached].flatMap(({ chunks }) => chunks))
    // one with a name of its own (`map`) is not found by its id
    const later = new Set([...compilation.chunks].filter((chunk) => !early.has(chunk) && !chunk.name))
    this.found.set(compilation, later)
    return later
  }
}

const isList = ({ origins }: ChunkGroup) => origins.some(({ request }) => request?.endsWith('/laterPages'))

function replaced(text: string, what: string | RegExp, by: (found: string) => string): string {
  const found = typeof what === 'string' ? text.includes(what) : what.test(text)
  if (!found) throw new Error(`LaterPages: webpack's code has no ${String(what)} any more`)
  return text.replace(what, (all, group: unknown) => by(typeof group === 'string' ? group : all))
}

/** chunk id -> six digits of its hash, checked against the name that the file has */
function hashes(chunks: Chunk[], kind: string, ending: 'js' | 'css'): Record<string, string> {
  const folder = ending === 'js' ? 'chunk' : 'css'
  return Object.fromEntries(
    chunks.flatMap((chunk) => {
      const hash = (chunk.contentHash as Record<string, string | undefined>)[kind]?.slice(0, 6)
      const file = [...chunk.files].find((name) => name.endsWith(`.${ending}`))
      if (!hash || !file) return []
      if (file !== `${folder}/${chunk.id}.${hash}.${ending}`)
        throw new Error(`LaterPages: ${file} is not named by the id and hash of its chunk`)
      return [[String(chunk.id), hash]]
    }),
  )
}
