/** Amounts as a shopper reads them off the screen, in cents. */

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

/** "-¥12.50" -> -1250 */
export function amount(node: Element): number {
  const words = node.getAttribute('aria-label') ?? node.textContent ?? ''
  const found = /^(-?)¥(\d+)(?:\.(\d\d))?$/.exec(words)
  if (!found) throw new Error(`no amount: ${words}`)
  const cents = Number(found[2]) * 100 + Number(found[3] ?? 0)
  return found[1] ? -cents : cents
}

/** All amounts within, in their order. */
export const amounts = (root: ParentNode, selector = ''): number[] =>
  all(root, `${selector} [role="img"][aria-label*="¥"]`).map(amount)

export const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0)

/** Price times number of every line; gifts show no price. */
export const goods = (root: ParentNode): number =>
  sum(
    all(root, '.line .foot').map((foot) => {
      const [price = 0] = amounts(foot)
      return price * Number(foot.querySelector('.num')?.textContent?.replace('×', ''))
    }),
  )
