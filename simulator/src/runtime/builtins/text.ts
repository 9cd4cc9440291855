import { builtIn } from './define'

const entities: Record<string, string> = {
  nbsp: '\u00a0',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ensp: '\u2002',
  emsp: '\u2003',
  amp: '&',
}
const spaces: Record<string, string> = { nbsp: '\u00a0', ensp: '\u2002', emsp: '\u2003' }

export const decoded = (text: string): string =>
  text.replace(/&(nbsp|lt|gt|quot|apos|ensp|emsp|amp);/g, (_, name: string) => entities[name]!)
export const spaced = (text: string, space: string): string =>
  space in spaces ? text.replace(/ /g, spaces[space]!) : text

export const text = builtIn(
  { selectable: false, userSelect: false, space: '', decode: false, overflow: 'visible', maxLines: null },
  (self) => {
    const { data, element } = self
    const written = new WeakMap<globalThis.Node, string>()
    const watcher = new self.window.MutationObserver(tidy)

    /** Its own words, as `decode` and `space` want them. */
    function tidy(): void {
      for (const node of element.childNodes) {
        if (node.nodeType !== 3 || written.get(node) === node.textContent) continue
        const source = (node.textContent ?? '').replace(/\\n/g, '\n')
        const shown = spaced(data.decode ? decoded(source) : source, data.space)
        if (shown !== node.textContent) node.textContent = shown
        written.set(node, shown)
      }
    }
    let watching = false
    return {
      attached: tidy,
      paint() {
        if ((data.decode || data.space) && !watching) {
          watching = true
          watcher.observe(element, { childList: true, characterData: true, subtree: true })
          tidy()
        }
        element.toggleAttribute('selectable', data.selectable || data.userSelect)
        element.toggleAttribute('user-select', data.userSelect)
        const lines = Number(data.maxLines) || 0
        const cut = data.overflow === 'ellipsis' ? 'ellipsis' : 'clip'
        self.style(
          lines > 0
            ? `display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};overflow:hidden`
            : data.overflow === 'ellipsis' || data.overflow === 'clip'
              ? `display:block;overflow:hidden;text-overflow:${cut}`
              : '',
        )
      },
      detached: () => watcher.disconnect(),
    }
  },
)
