import { elementOf, nodeOf, nodeOfInstance, type CodeSpace, type Instance, type Node } from '../glass'

const fields = new WeakSet<Node>()

/** The mini-program's own components below that say of themselves they are fields of a form. */
export const ownFields = (element: Element): Node[] =>
  [...element.querySelectorAll('*')].flatMap((each) => {
    const node = nodeOf(each)
    return node && fields.has(node) && elementOf(node) === each ? [node] : []
  })

/** Puts WeChat's own behaviors in the place of their names. */
export function builtInBehaviors(space: CodeSpace): (list: unknown[]) => unknown[] {
  const behavior = (definition: object) => space.behavior().definition(definition).register()
  const known: Record<string, unknown> = {
    'wx://form-field': behavior({
      properties: { name: String, value: null },
      lifetimes: {
        attached(this: Instance) {
          fields.add(nodeOfInstance(this))
        },
      },
    }),
    // buttons below a form reach it through any component here
    'wx://form-field-button': behavior({}),
    'wx://component-export': behavior({}),
  }
  return (list) =>
    list.map((each) => {
      if (typeof each !== 'string') return each
      const found = known[each]
      if (!found) throw new Error(`not simulated: behavior ${each}`)
      return found
    })
}
