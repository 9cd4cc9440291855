/**
 * Marks every route as built; the page files that are missing then.
 * @param {string} text src/routes.ts
 * @returns {{ text: string, missing: string[] }}
 */
export function buildAll(text) {
  /** @type {string[]} */
  const missing = []
  const call = /\b(page|mine)(<[^()]*>)?\(\s*'([\w/-]+)',?(?:\s*\{([^}]*)\})?/g
  const all = text.replace(call, (found, name, params = '', route, inside = '') => {
    if (/\bbuilt: true\b/.test(inside)) return found
    missing.push(route)
    return `${name}${params}('${route}', { built: true,${inside}}`
  })
  return { text: all, missing }
}
