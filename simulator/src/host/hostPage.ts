import type { StartOptions } from '../shared/scenario'
import { simulatorName } from '../shared/messages'

const whole = 'html,body{margin:0;height:100%;overflow:hidden}'
/** A place for the phone; the panel brings its own looks. */
const besidePanel = `html,body{margin:0;height:100%}
body{display:flex;background:#e8eaee}
#stand{flex:none;display:flex;align-items:center;justify-content:center;min-height:100vh;padding:0 28px;box-sizing:border-box}
#case{padding:10px;border-radius:38px;background:#16181d;box-shadow:0 8px 30px rgba(20,24,40,.28)}
#case #phone{position:relative;inset:auto;border-radius:28px;background:#16181d}
#panel{flex:1;min-width:0}
.bare body{display:block}.bare #stand{padding:0;display:block}.bare #case{padding:0;border-radius:0;box-shadow:none}
.bare #case #phone{border-radius:0}.bare #panel{display:none}`

/** The page that holds the simulated phone; by hand, the panel stands beside it. */
export function hostPage({ launch, screen, byHand }: StartOptions): string {
  const size = `width:${screen.width}px;height:${screen.height}px`
  const body = byHand
    ? `<main id="stand"><div id="case"><div id="phone" style="${size}"></div></div></main><aside id="panel"></aside>`
    : ''
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${simulatorName} · ${escaped(launch.path)}</title>
<link rel="icon" href="data:,"><style>${byHand ? besidePanel : whole}</style>
${byHand ? "<script>if (location.search.includes('bare')) document.documentElement.className = 'bare'</script>" : ''}</head>
<body>${body}<script src="/__simulator/runtime.js"></script></body></html>`
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
