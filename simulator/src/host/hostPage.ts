import type { StartOptions } from '../shared/scenario'

/** The page that holds the simulated phone; by hand, the panel stands beside it. */
export function hostPage({ launch }: StartOptions): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${launch.path} · simulator, not WeChat</title>
<style>html,body{margin:0;height:100%;overflow:hidden}</style></head>
<body><script src="/__simulator/runtime.js"></script></body></html>`
}
