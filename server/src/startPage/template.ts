import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Cover, Parts } from './markup'

/** index.html of the build, read again when it changed. */
export interface Template {
  html: string
  /** changes with every build */
  tag: string
  /** content security policy that fits its inline scripts */
  policy: string
  parts: Readonly<Record<string, Parts>>
  /** null in a build without first screens */
  cover: Cover | null
}

const known = new Map<string, { changed: string; template: Template }>()

export const pageHeaders = ({ policy }: Template) => ({
  'content-security-policy': policy,
  'content-type': 'text/html; charset=utf-8',
})

/** Null when there is no build. */
export function readTemplate(folder: string): Template | null {
  const file = path.join(folder, 'index.html')
  const made = whenMade(file)
  if (made === undefined) return null
  const before = known.get(file)
  const changed = `${made} ${whenMade(coverFile(folder, 'js'))}`
  if (before?.changed === changed) return before.template
  // nothing is drawn without these: a browser ranks what is deferred below pictures unless it is told
  const html = fs
    .readFileSync(file, 'utf8')
    .replace(/<script defer(="defer")? src=/g, '<script defer fetchpriority="high" src=')
  const cover = readCover(folder)
  const script = cover?.script ?? ''
  const template = {
    html,
    tag: hash(html + script),
    policy: contentPolicy(html, script),
    parts: readParts(folder),
    cover,
  }
  known.set(file, { changed, template })
  return template
}

const whenMade = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
const coverFile = (folder: string, kind: 'js' | 'css') => path.join(folder, 'first-screen', `cover.${kind}`)

function readCover(folder: string): Cover | null {
  try {
    const [script, style] = (['js', 'css'] as const).map((kind) =>
      fs.readFileSync(coverFile(folder, kind), 'utf8').trim(),
    )
    return script && style ? { script, style } : null
  } catch {
    return null
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64')

function readParts(folder: string): Template['parts'] {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, 'parts.json'), 'utf8')) as Template['parts']
  } catch {
    return {}
  }
}

/** Own scripts, the inline ones of a page by their hash, and WeChat's; pictures may come from anywhere. */
function contentPolicy(html: string, cover: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  const hashes = [...inline, cover].filter(Boolean).map((code) => `'sha256-${hash(code)}'`)
  return [
    "default-src 'self'",
    `script-src 'self' https://res.wx.qq.com ${hashes.join(' ')}`.trim(),
    // Taro and the theme set styles on elements
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    'media-src * blob:',
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    // the webview page
    'frame-src http: https:',
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
