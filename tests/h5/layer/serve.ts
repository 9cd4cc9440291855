import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

const root = path.resolve(__dirname, '../../..')
const layer = (file: string) => path.join(root, 'src/platform/h5-components', file)

/** The aliases of config/h5.ts; of Taro itself the layer needs the event centre only. */
const aliases: Record<string, string> = {
  '@tarojs/components': layer('index.ts'),
  '@tarojs/components/dist/components': layer('webComponents.ts'),
  '@tarojs/taro': path.join(__dirname, 'page/taro.ts'),
  '@tarojs/api': path.join(__dirname, 'page/taro.ts'),
}
const asInConfig: Plugin = {
  name: 'aliases',
  setup({ onResolve }) {
    onResolve({ filter: /^@tarojs\// }, ({ path: name }) => (aliases[name] ? { path: aliases[name] } : undefined))
  },
}

const page = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="icon" href="data:," /><link rel="stylesheet" href="/main.css" />
<style>
  :root { --line: #eee; --line-strong: #ccc; --primary-fill: #d00; --primary-text: #d00; --on-photo: #fff;
    --surface: #fff; --text: #111; --text-3: #666; --mask: rgba(0, 0, 0, .5); --shadow-float: 0 1px 4px #999; }
  html { font-size: calc(100vw * 40 / 750); }
  html, body, #app { margin: 0; height: 100%; }
  body { font-size: 16px; }
  body { overflow: hidden; }
  .taro_page { height: 100%; overflow-x: hidden; overflow-y: scroll; }
</style>
</head>
<body><div id="app"></div><script type="module" src="/main.js"></script></body>
</html>`

/** A picture of any size: /pic/300x200.svg */
const picture = (width: string, height: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

export interface Served {
  /** Address of a case: one component of page/main.tsx. */
  at(name: string): string
  /** Paths asked of the server since the start. */
  asked: string[]
  close(): Promise<void>
}

/** Bundles the test page with the real layer and serves it on a free port. */
export async function serveLayer(): Promise<Served> {
  const { outputFiles } = await build({
    entryPoints: { main: path.join(__dirname, 'page/main.tsx') },
    bundle: true,
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js', '.css', '.json'],
    splitting: true,
    format: 'esm',
    outdir: '/',
    write: false,
    jsx: 'automatic',
    target: 'chrome100',
    define: {
      'process.env.NODE_ENV': '"development"',
      'process.env.TARO_ENV': '"h5"',
      'process.env.TARO_PLATFORM': '"web"',
    },
    plugins: [asInConfig],
    logLevel: 'error',
    // rules for older browsers are written next to the new ones
    logOverride: { 'css-syntax-error': 'silent' },
  })
  const files = new Map(outputFiles.map((file) => [file.path, file.contents]))
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local')
    asked.push(pathname)
    const [, width, height] = /^\/pic\/(\d+)x(\d+)\.svg$/.exec(pathname) ?? []
    const body =
      width && height ? picture(width, height) : (files.get(pathname) ?? (pathname === '/' ? page : undefined))
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': types[path.extname(pathname)] ?? 'text/html' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    at: (name) => `http://127.0.0.1:${port}/?case=${name}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
