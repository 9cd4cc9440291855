// A finger on the mini-program in the simulator, where handles may stand inside components.

/** @typedef {import('../simulator/src/host/simulator.ts').Simulator} Simulator */
/** @typedef {{ elementId: string }} Found */

/** What Taro puts blocks of a page into: elements are not looked for inside of them. */
const hosts = ['custom-wrapper', 'comp']

/**
 * Taps the first element of a handle on the shown page; false when there is none.
 * @param {Simulator} simulator
 * @param {string} handle a selector as in browsers: `.t-select`, `.t-gallery img`
 */
export async function tapInApp(simulator, handle) {
  const { pageId } = /** @type {{ pageId: number }} */ (await simulator.call('App.getCurrentPage', {}))
  /** @param {string} selector @param {Found} [within] @returns {Promise<Found[]>} */
  const own = async (selector, within) => {
    const method = within ? 'Element.getElements' : 'Page.getElements'
    const answer = await simulator.call(method, { pageId, selector, ...within })
    return /** @type {{ elements: Found[] }} */ (answer).elements
  }
  /** @param {string} selector @param {Found} [within] @returns {Promise<Found[]>} */
  const deep = async (selector, within) => {
    const found = await own(selector, within)
    for (const host of hosts) for (const inner of await own(host, within)) found.push(...(await deep(selector, inner)))
    return found
  }
  /** @type {(Found | undefined)[]} */
  let scopes = [undefined]
  for (const part of handle.replace(/ img$/, ' image').split(' '))
    scopes = (await Promise.all(scopes.map((scope) => deep(part, scope)))).flat()
  const [first] = scopes
  if (!first) return false
  await simulator.call('Element.tap', { pageId, ...first })
  await simulator.call('Simulator.settled', {})
  // what opens moves in
  await new Promise((resolve) => setTimeout(resolve, 700))
  return true
}
