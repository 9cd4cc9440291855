import { fileUrl } from '@/session/baseUrl'

/** Pictures get full addresses and the column's width: rich text takes no styles from around it in the mini-program. */
export function richNodes(html: string): string {
  return html.replace(/<img\b([^>]*)>/gi, (_tag, attributes: string) => {
    const src = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? ''
    const alt = /\balt\s*=\s*["']([^"'>]*)["']/i.exec(attributes)?.[1] ?? ''
    return `<img src="${fileUrl(src)}" alt="${alt}" style="display:block;max-width:100%;width:100%;height:auto">`
  })
}
