import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'

/** tsx's own, as the server is compiled with (tools/serverProgram.mjs). */
const compiler = createRequire(require.resolve('tsx/package.json'))('esbuild') as typeof import('esbuild')

const src = path.resolve(__dirname, '..', '..', 'src')

/** Paths of all English text modules below src, without ending. */
const modules = () =>
  fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /texts\.en\.ts$/i.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()

/**
 * Writes all English of the mini-program into one file of the settings page's package: main, which every phone fetches
 * before it shows anything, carries Chinese only. src/i18n/packagedEnglish.ts fetches it.
 */
export default (ctx: IPluginContext) => {
  ctx.onBuildFinish(async () => {
    if (process.env.TARO_ENV !== 'weapp') return
    const entry = modules().map((name) => `export { default as ${JSON.stringify(name)} } from './${name}'`)
    await compiler.build({
      stdin: { contents: entry.join('\n'), resolveDir: src, loader: 'ts' },
      outfile: path.join(ctx.paths.outputPath, 'pages/member/info/english.js'),
      bundle: true,
      minify: true,
      format: 'cjs',
      charset: 'utf8',
      // docs/decisions/0008: iOS 14.5 and the view of Android
      target: ['safari14.1', 'chrome91'],
      logLevel: 'error',
    })
  })
}
