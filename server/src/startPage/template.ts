import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { coverScript } from './cover'
import type { Parts } from './markup'

/** index.html of the build, read again when it changed. */
export interface Template {
  html: string
  /** changes with every build */
  tag: string
  /** content security policy that fits its inline scripts */
  policy: string
  parts: Readonly<Record<string, Parts>>
}

const known = new Map<string, { changed: number; template: Template }>()

export const pageHeaders = ({ policy }: Template) => ({
  'content-security-policy': policy,
  'content-type': 'text/html; charset=utf-8',
})

/** Null when there is no build. */
export function readTemplate(folder: string): Template | null {
  const file = path.join(folder, 'index.html')
  const stat = fs.statSync(file, { throwIfNoEntry: false })
  if (!stat) return null
  const before = known.get(file)
  if (before?.changed === stat.mtimeMs) return before.template
  // nothing is drawn without these: a browser ranks what is deferred below pictures unless it is told
  const html = fs
    .readFileSync(file, 'utf8')
    .replace(/<script defer(="defer")? src=/g, '<script defer fetchpriority="high" src=')
  const template = { html, tag: hash(html), policy: contentPolicy(html), parts: readParts(folder) }
  known.set(file, { changed: stat.mtimeMs, template })
  return template
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
function contentPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  const hashes = [...inline, coverScript].map((code) => `'sha256-${hash(code)}'`)
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
