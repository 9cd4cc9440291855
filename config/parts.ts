import { Compilation, sources, type Compiler } from 'webpack'

const page = /([\w/.-]+?)(\.tsx)?(\?.*)?$/

/**
 * Writes parts.json: which files the code of each page needs beside app.js. The server preloads them with the page, which
 * saves the way there and back between app.js and its chunks (server/src/startPage); the service worker keeps them.
 */
export class Parts {
  constructor(private readonly paths: readonly string[]) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Parts', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Parts', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const parts = Object.fromEntries(this.paths.flatMap((path) => this.filesOf(compilation, path)))
        compilation.emitAsset('parts.json', new sources.RawSource(JSON.stringify(parts)))
      })
    })
  }

  private filesOf(compilation: Compilation, path: string) {
    const group = compilation.chunkGroups.find(({ origins }) =>
      origins.some(({ request }) => page.exec(request ?? '')?.[1]?.endsWith(`/${path}`)),
    )
    const files = group?.chunks.flatMap((chunk) => (chunk.canBeInitial() ? [] : [...chunk.files])) ?? []
    const of = (kind: string) => files.filter((file) => file.endsWith(kind)).map((file) => `/${file}`)
    return group ? [[path, { js: of('.js'), css: of('.css') }] as const] : []
  }
}
