import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import { buildId } from './buildId'
import { h5 } from './h5'
import { pixels } from './pixels'

/** Names that tell where they come from while developing; short ones in what is shipped, they stand there 2000 times. */
const generateScopedName =
  process.env.NODE_ENV === 'production' ? 'c[hash:base64:5]' : '[name]__[local]___[hash:base64:5]'
const cssModules = { enable: true, config: { namingPattern: 'module', generateScopedName } }

/** App ids nobody has, for tests and for trying a shop's own mini-program in the simulator; H5 has no app id. */
const sampleApps = process.env.TARO_ENV === 'weapp' ? '{"wx0000000000000003":3,"wx0000000000000007":7}' : ''

export default defineConfig((): UserConfigExport => ({
  projectName: 'mall',
  date: '2026-11-21',
  ...pixels,
  sourceRoot: 'src',
  // the dev server of H5 works in memory and empties this folder, so it is not the one that `npm start` serves
  outputRoot:
    process.env.TARO_ENV === 'h5' && process.env.NODE_ENV === 'development'
      ? '.cache/dev-h5'
      : `dist/${process.env.TARO_ENV}`,
  // no @tarojs/plugin-html: no HTML tags in pages
  plugins: [path.resolve(__dirname, 'aria/plugin.ts'), path.resolve(__dirname, 'english/plugin.ts')],
  defineConstants: {
    /** Mini-program app id -> site id (specification section 1), as JSON text. */
    MALL_APP_IDS: JSON.stringify(process.env.MALL_APP_IDS ?? sampleApps),
    /** Root of the mall server for the mini-program, which has no origin of its own. */
    MALL_BASE_URL: JSON.stringify(process.env.MALL_BASE_URL ?? ''),
    /** H5 host that redirects to the main domain (specification section 1); empty = none. */
    MALL_LEGACY_HOST: JSON.stringify(process.env.MALL_LEGACY_HOST ?? ''),
    MALL_H5_ORIGIN: JSON.stringify(process.env.MALL_H5_ORIGIN ?? ''),
    /** H5 maps: `{"tiles":"https://.../{z}/{x}/{y}.png","credit":"© ...","datum":"wgs84"}`; empty = no network. */
    MALL_MAP: JSON.stringify(process.env.MALL_MAP ?? ''),
    /** Version of WeChat's live player plugin, for mini-programs that may use it; empty = none. */
    MALL_LIVE_PLUGIN: JSON.stringify(process.env.MALL_LIVE_PLUGIN ?? ''),
    /** Shown beside the version in the settings. */
    MALL_BUILD: JSON.stringify(buildId()),
  },
  copy: { patterns: [], options: {} },
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  terser: {
    enable: true,
    // Taro's defaults keep function names and quotes: 3 kB brotli on H5; its escapes of Chinese cost the mini-program 27 KiB
    config: {
      keep_fnames: false,
      ecma: 2020,
      // functions without `this` and a prototype: no library makes objects of an anonymous one
      compress: { passes: 3, ecma: 2020, module: true, unsafe_arrows: true, unsafe_methods: true },
      output: { quote_keys: false, keep_quoted_props: false, ascii_only: false },
    } as never,
  },
  alias: { '@': path.resolve(__dirname, '..', 'src') },
  mini: {
    postcss: {
      pxtransform: { enable: true, config: {} },
      cssModules,
      [path.resolve(__dirname, 'libraryStyles.cjs')]: { enable: true, config: {} },
    },
    webpackChain(chain) {
      const part = chain.module.rule('nutui-view').test(/@nutui[\\/]nutui-react-taro[\\/].*[\\/]elevator\.js$/)
      part.use('view').loader(path.resolve(__dirname, 'nutuiView.cjs'))
    },
    optimizeMainPackage: { enable: true },
    miniCssExtractPluginOption: { ignoreOrder: true },
    experimental: { compileMode: true },
  },
  h5: h5(cssModules),
}))
