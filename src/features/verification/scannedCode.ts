import { parseQuery } from '@/lib/query'
import { readScene } from '@/lib/scene'

const digits = /^\d{12}$/

/** The twelve digits in what was scanned or typed: the code itself, or the page it opens; '' = there are none. */
export function scannedCode(text: string): string {
  const bare = text.replace(/[\s-]/g, '')
  if (digits.test(bare)) return bare
  const query = parseQuery(text.split('?')[1] ?? '')
  const code = query.code ?? readScene(query.scene).code ?? ''
  return digits.test(code) ? code : ''
}
