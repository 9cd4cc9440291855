import path from 'node:path'
import type { IH5Config } from '@tarojs/taro/types/compile'
import { NormalModuleReplacementPlugin } from 'webpack'
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer'
import { ClassNames } from './classNames'
import { LaterPages } from './laterPages'
import { Parts } from './parts'

const layer = (file: string) => path.resolve(__dirname, '../src/platform/h5-components', file)
const npm = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`)

interface Graph {
  getModuleChunksIterable(module: object): Iterable<object>
  getChunkModulesIterable(chunk: object): Iterable<{ resource?: string }>
}
const datesOnly = /[\\/]node_modules[\\/]dayjs[\\/]|[\\/]src[\\/]lib[\\/]date\.ts$/
const homePage = /[\\/]src[\\/]pages[\\/]index[\\/]index[\\/]index\.tsx/
const ofHome = new WeakMap<object, boolean>()

/** Whether the chunk of the home page needs this module. */
function usedByHome(module: object, { chunkGraph }: { chunkGraph: Graph }): boolean {
  for (const chunk of chunkGraph.getModuleChunksIterable(module)) {
    if (!ofHome.has(chunk)) {
      const modules = [...chunkGraph.getChunkModulesIterable(chunk)]
      ofHome.set(
        chunk,
        modules.some(({ resource = '' }) => homePage.test(resource)),
      )
    }
    if (ofHome.get(chunk)) return true
  }
  return false
}

/** The tab pages, and where most visits from outside begin. */
const firstPages = [
  'pages/index/index/index',
  'pages/goods/category/category',
  'pages/goods/cart/cart',
  'pages/member/index/index',
  'pages/goods/list/list',
  'pages/goods/detail/detail',
]

/** What any page may fetch at any moment: after a release the server has none of it. Where an `import()` names it. */
const atAnyMoment = [
  'laterPages',
  'offerUpdate',
  'entries.h5',
  'signIn',
  'runPendingAction',
  'billReminder',
  'checkSite',
  'Reminder',
  'BusyRetry',
  'later',
  'large',
  'TopTabs',
  'rare',
  'AfterHome',
  'CartPicker',
]

const toServer = (path: string) => /^\/([a-z]+\/)?api\/|^\/upload\/|^\/ws$/.test(path)

/** H5 build with the project's own component layer: docs/decisions/0002-h5-component-layer.md. */
export function h5(cssModules: object): IH5Config {
  return {
    publicPath: '/',
    staticDirectory: 'static',
    // the entry then takes PullDownRefresh from '@tarojs/components' (ours) and no web component
    useHtmlComponents: true,
    esnextModules: ['nutui-react-taro', 'icons-react-taro'],
    router: {
      mode: 'browser',
      // replaces the path, so both are listed; no basename and no entryPagePath: either gives a blank page
      customRoutes: { '/pages/index/index/index': ['/', '/pages/index/index/index'] as never },
    },
    // the first load carries the hash of every chunk, and they do not compress: six digits tell two versions of one apart
    output: { filename: 'js/[name].[contenthash:6].js', chunkFilename: 'chunk/[name].[contenthash:6].js' },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[contenthash:6].css',
      chunkFilename: 'css/[name].[contenthash:6].css',
    },
    devServer: {
      open: false,
      // calls of every addon, pictures and the chat socket go to `npm start`'s server
      proxy: [{ context: toServer, target: process.env.MALL_DEV_SERVER ?? 'http://127.0.0.1:8080', ws: true }] as never,
      // /ws is the mall's own socket
      webSocketServer: { type: 'ws', options: { path: '/hot' } },
      client: { webSocketURL: { pathname: '/hot' } },
    } as never,
    postcss: {
      autoprefixer: { enable: true, config: {} },
      pxtransform: { enable: true, config: {} },
      // would write input as taro-input-core: the layer's elements are the browser's own
      htmltransform: { enable: false },
      cssModules: cssModules as never,
    },
    webpackChain(chain) {
      chain.output.set('environment', { arrowFunction: true, const: true, destructuring: true, optionalChaining: true })
      // here, not in `alias`: the platform plugin sets the first one itself after the config's aliases
      chain.plugin('begin').use(NormalModuleReplacementPlugin, [
        /[\\/]src[\\/]app(\.config)?(\.ts)?$/,
        (asked: { contextInfo: { issuer: string }; request: string }) => {
          if (!asked.contextInfo.issuer) asked.request = path.resolve(__dirname, '../src/first-screen/begin.ts')
        },
      ])
      const drawn = chain.module
        .rule('concurrent-pages')
        .test(/@tarojs[\\/]plugin-framework-react[\\/]dist[\\/]runtime\.js$/)
      drawn.use('pieces').loader(path.resolve(__dirname, 'concurrentPages.cjs'))
      chain.resolve.alias
        .set('@tarojs/components$', layer('index.ts'))
        .set('@tarojs/components/dist/components$', layer('webComponents.ts'))
        .set('@tarojs/components-react/dist/index.css', layer('layer.css'))
        .set('@tarojs/components/dist/taro-components/taro-components.css', false as never)
        // its rules are in layer.css; the style-loader that would bring it weighs more than they do
        .set('@tarojs/components/global.css$', false as never)
        .set('universal-router$', layer('universalRouter.ts'))
        .set('query-string$', layer('queryString.ts'))
      chain.plugin('ownNavigationBar').use(NormalModuleReplacementPlugin, [
        /^\.\/navigation-?bar\.js$/i,
        (asked: { context: string; request: string }) => {
          if (/@tarojs[\\/]router[\\/]dist/.test(asked.context)) asked.request = layer('navigationBar.ts')
        },
      ])
      chain.plugin('noInterceptors').use(NormalModuleReplacementPlugin, [
        /^\.\/interceptor\/(index|interceptors)\.js$/,
        (asked: { context: string; request: string }) => {
          if (/@tarojs[\\/]api[\\/]dist/.test(asked.context)) asked.request = layer('interceptors.ts')
        },
      ])
      // each component goes to the pages that use it, whatever its modules do when they load
      chain.module
        .rule('layer')
        .test(/\.tsx?$/)
        .include.add(layer('.'))
        .end()
        .set('sideEffects', false)
      chain.optimization.splitChunks({
        chunks: 'all',
        minSize: 10_000,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          framework: {
            name: 'framework',
            test: npm('react|react-dom|scheduler|zustand|use-sync-external-store'),
            chunks: 'all',
            priority: 40,
            enforce: true,
          },
          // all English in one chunk, fetched once and only when it is shown: docs/how-to/add-a-text.md
          english: { name: 'en', test: /[tT]exts\.en\.ts$/, chunks: 'async', priority: 50, enforce: true },
          // dayjs in one chunk of later pages: it is below minSize, so each of their chunks would have a copy
          dates: { name: 'dates', test: datesOnly, chunks: 'async', priority: 45, enforce: true },
          taro: { name: 'framework', test: npm('@tarojs'), chunks: 'initial', priority: 30, enforce: true },
          // what home shares with other pages in one file: its first load asks for little and for nothing it does not use
          home: { name: 'home', test: usedByHome, chunks: 'async', minChunks: 1, priority: 20, enforce: true },
          vendors: { test: /[\\/]node_modules[\\/]/, minChunks: 2, priority: 10, reuseExistingChunk: true },
          shared: { minChunks: 2, priority: 0, reuseExistingChunk: true },
        },
      })
      chain.plugin('laterPages').use(LaterPages, [firstPages, layer('laterRoutes.ts')])
      chain.plugin('classNames').use(ClassNames)
      chain.plugin('parts').use(Parts, [[...firstPages, ...atAnyMoment]])
      if (process.env.ANALYZE) {
        chain
          .plugin('analyzer')
          .use(BundleAnalyzerPlugin, [
            { analyzerMode: 'json', reportFilename: process.env.ANALYZE, openAnalyzer: false },
          ])
      }
    },
  }
}
