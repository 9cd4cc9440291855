import { partOf } from '../builtins/define'
import { elementOf, findNodes, nodeOfInstance, type Instance, type Node } from '../glass'
import { shownPage, type Sim } from '../sim'

interface Fields {
  id?: boolean
  dataset?: boolean
  mark?: boolean
  rect?: boolean
  size?: boolean
  scrollOffset?: boolean
  properties?: string[]
  computedStyle?: string[]
  context?: boolean
  node?: boolean
  ref?: boolean
}
type Told = Record<string, unknown>
type Callback = (result: never) => void

/** wx.createSelectorQuery: asks of nodes by selector in one page or component; all are answered together. */
export function selectorQuery(sim: Sim, from?: Instance): object {
  let place = from
  const asked: { tell(): unknown; callback?: Callback }[] = []
  const query = {
    in(instance: Instance | null | undefined) {
      if (instance && nodeOfInstance(instance)) place = instance
      return query
    },
    select: (selector: string) => nodes((told) => told[0] ?? null, selector),
    selectAll: (selector: string) => nodes((told) => told, selector),
    selectViewport: () => nodes((told) => told[0] ?? null),
    exec(callback?: (results: unknown[]) => void) {
      const all = asked.splice(0)
      // the view layer answers later
      sim.window.setTimeout(() => {
        try {
          const results = all.map(({ tell, callback: each }) => {
            const result = tell()
            each?.call(query, result as never)
            return result
          })
          callback?.call(query, results)
        } catch (error) {
          sim.report(error)
        }
      }, 0)
      return query
    },
  }

  function nodes(pick: (told: Told[]) => unknown, selector?: string): object {
    const instance = place ?? shownPage(sim)?.instance
    const ask = (fields: Fields, callback?: Callback) => {
      const tell = () => {
        if (!instance) return pick([])
        if (selector === undefined) return pick([viewportOf(instance, fields)])
        return pick(findNodes(instance, selector).map((node) => answerOf(node, fields)))
      }
      asked.push({ tell, callback })
      return query
    }
    const about = { id: true, dataset: true }
    return {
      fields: ask,
      boundingClientRect: (callback?: Callback) => ask({ ...about, rect: true, size: true }, callback),
      scrollOffset: (callback?: Callback) => ask({ ...about, scrollOffset: true }, callback),
      context: (callback?: Callback) => ask({ context: true }, callback),
      node: (callback?: Callback) => ask({ node: true }, callback),
      ref: (callback?: Callback) => ask({ ref: true }, callback),
    }
  }
  return query
}

function answerOf(node: Node, fields: Fields): Told {
  const told: Told = {}
  const element = elementOf(node) as HTMLElement | null
  const box = element?.getBoundingClientRect?.()
  if (fields.id) told.id = node.id
  if (fields.dataset) told.dataset = { ...node.dataset }
  if (fields.mark) told.mark = node.collectMarks()
  if (fields.rect)
    Object.assign(told, { left: box?.left ?? 0, top: box?.top ?? 0, right: box?.right ?? 0, bottom: box?.bottom ?? 0 })
  if (fields.size) Object.assign(told, { width: box?.width ?? 0, height: box?.height ?? 0 })
  if (fields.scrollOffset && element) {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element
    Object.assign(told, { scrollLeft, scrollTop, scrollWidth, scrollHeight })
  }
  for (const name of fields.properties ?? []) told[name] = (node.data as Told | undefined)?.[name]
  if (element) Object.assign(told, stylesOf(element, fields.computedStyle))
  for (const name of ['context', 'node', 'ref'] as const) if (fields[name]) told[name] = insideOf(node, name)
  return told
}

function stylesOf(element: HTMLElement, names: string[] = []): Told {
  const styles = element.ownerDocument.defaultView!.getComputedStyle(element)
  const written = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return Object.fromEntries(names.map((name) => [name, styles.getPropertyValue(written(name))]))
}

/** Canvas, video, editor and the like hand out an object of their own. */
function insideOf(node: Node, name: 'context' | 'node' | 'ref'): unknown {
  const part = partOf(node)
  const method = part?.methods[name]
  if (!method) throw new Error(`not simulated: ${name} of <${part?.tag ?? node.is}> in a selector query`)
  return method()
}

function viewportOf(instance: Instance, fields: Fields): Told {
  const document = elementOf(nodeOfInstance(instance)).ownerDocument
  const { clientWidth: width, clientHeight: height, ...root } = measuresOf(document)
  const told: Told = {}
  if (fields.id) told.id = ''
  if (fields.dataset) told.dataset = {}
  if (fields.rect) Object.assign(told, { left: 0, top: 0, right: width, bottom: height })
  if (fields.size) Object.assign(told, { width, height })
  if (fields.scrollOffset) Object.assign(told, root)
  return told
}

function measuresOf({ documentElement }: Document) {
  const { clientWidth, clientHeight, scrollLeft, scrollTop, scrollWidth, scrollHeight } = documentElement
  return { clientWidth, clientHeight, scrollLeft, scrollTop, scrollWidth, scrollHeight }
}
