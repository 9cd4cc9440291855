import { builtIn, type Self } from './define'
import { styleText } from './field'
import { decoded, spaced } from './text'

interface RichNode {
  type?: 'node' | 'text'
  name?: string
  attrs?: Record<string, unknown>
  children?: RichNode[]
  text?: string
}

/** Tags WeChat's rich-text shows, with the attributes it keeps beside class and style. */
const trusted: Record<string, string[]> = Object.fromEntries(
  (
    'a abbr address article aside b bdi bdo:dir big blockquote br caption center cite code col:span,width ' +
    'colgroup:span,width dd del div dl dt em fieldset font footer h1 h2 h3 h4 h5 h6 header hr i ' +
    'img:alt,src,height,width ins label legend li mark nav ol:start,type p pre q rt ruby s section small span strong ' +
    'sub sup table:width tbody td:colspan,height,rowspan,width tfoot th:colspan,height,rowspan,width thead ' +
    'tr:colspan,height,rowspan,width tt u ul'
  )
    .split(' ')
    .map((entry) => {
      const [name = '', kept = ''] = entry.split(':')
      return [name, kept ? kept.split(',') : []]
    }),
)

export const richText = builtIn({ nodes: null, space: '', userSelect: false, mode: 'default' }, (self) => {
  const inside = self.part('div')
  return {
    paint() {
      const { nodes } = self.data
      const list = typeof nodes === 'string' ? parse(self, nodes) : Array.isArray(nodes) ? (nodes as RichNode[]) : []
      inside.replaceChildren(...list.flatMap((node) => drawn(self, node)))
      self.element.toggleAttribute('selectable', self.data.userSelect)
    },
  }
})

type Space = Pick<Self<{ space: string }>, 'data' | 'document' | 'sim' | 'classes'>

function drawn(self: Space, { type, name, attrs = {}, children = [], text = '' }: RichNode): globalThis.Node[] {
  if (type === 'text') return [self.document.createTextNode(spaced(decoded(text), self.data.space))]
  const tag = String(name ?? '').toLowerCase()
  const kept = trusted[tag]
  if (!kept) {
    // WeChat leaves the node out with all that is in it
    self.sim.measure.warned(`<rich-text> nodes: <${tag}> is not trusted, it is left out`)
    return []
  }
  const element = self.document.createElement(tag)
  for (const [key, value] of Object.entries(attrs)) {
    if (key === 'style') element.style.cssText = styleText(value)
    else if (key === 'class') element.className = self.classes(String(value))
    else if (tag === 'img' && key === 'src' && !/^(https?:|data:|\/\/)/.test(String(value)))
      self.sim.measure.warned(`<rich-text> img: "${String(value)}" is not of the network`)
    else if (kept.includes(key)) element.setAttribute(key, String(value))
  }
  element.append(...children.flatMap((child) => drawn(self, child)))
  return [element]
}

/** Reads HTML without running or loading anything of it. */
function parse({ document }: Pick<Self, 'document'>, html: string): RichNode[] {
  const inert = document.createElement('template')
  inert.innerHTML = html
  const read = (node: globalThis.Node): RichNode[] => {
    if (node.nodeType === 3) return [{ type: 'text', text: (node.textContent ?? '').replace(/&/g, '&amp;') }]
    if (node.nodeType !== 1) return []
    const element = node as Element
    return [
      {
        name: element.localName,
        attrs: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        children: [...element.childNodes].flatMap(read),
      },
    ]
  }
  return [...inert.content.childNodes].flatMap(read)
}
