import { nearestNodes, partOf } from './builtins/define'
import { elementOf, toggleOwnClass, type Node } from './glass'

/** The looks of what is pressed: hover-class of a component and of those around it, after its start time. */
export class Hover {
  private readonly waiting: ReturnType<typeof setTimeout>[] = []
  private readonly worn: { node: Node; name: string; stay: number }[] = []

  constructor(pressed: Node) {
    for (const node of nearestNodes(pressed)) {
      const data = partOf(node)?.data
      const name = String(data?.hoverClass ?? 'none')
      if (!data || name === 'none' || name === '' || data.disabled) continue
      const wear = () => {
        toggleOwnClass(node, name, true)
        this.worn.push({ node, name, stay: Number(data.hoverStayTime) })
      }
      this.waiting.push(setTimeout(wear, Number(data.hoverStartTime)))
      if (data.hoverStopPropagation) break
    }
  }

  /** The finger is off it: at once when it moved away, after the stay time when it was lifted. */
  end(lifted: boolean): void {
    this.waiting.forEach(clearTimeout)
    for (const { node, name, stay } of this.worn.splice(0))
      setTimeout(() => elementOf(node) && toggleOwnClass(node, name, false), lifted ? stay : 0)
  }
}
