// Draws first screens beside the server (server/src/startPage/firstScreens.ts), in a thread of its own. Stands in the H5
// build, with the screens that are built for it and the styles that they may need. Every drawing has a context of its own:
// nothing of one page can be seen in another.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { surroundings, origin } from './surroundings.mjs'

/**
 * @typedef {{ needs: string[][], text: string }} Rule a rule of a stylesheet; it may match where all classes of one of
 *   `needs` are there
 * @typedef {Parameters<typeof surroundings>[0] & { id: number }} Wanted
 * @typedef {{ id: number, markup?: string, style?: string, failure?: string }} Drawn
 */

const folder = path.dirname(fileURLToPath(import.meta.url))
const script = new vm.Script(fs.readFileSync(path.join(folder, 'screens.js'), 'utf8'), { filename: 'screens.js' })
/** @type {Record<string, Rule[]>} the rules of each page, in order */
const styles = JSON.parse(fs.readFileSync(path.join(folder, 'styles.json'), 'utf8'))

/** @param {Wanted} wanted @returns {Omit<Drawn, 'id'>} */
function draw(wanted) {
  const window = surroundings(wanted)
  script.runInContext(vm.createContext(window))
  /** @type {string | undefined} */
  const whole = window.firstScreen.draw(wanted.path)
  const rules = styles[wanted.path]
  if (!whole || !rules) return {}
  const markup = whole
    .replaceAll(`${origin}/`, '/')
    // handles are for what answers a tap
    .replace(/ ?\bt-[\w-]+(?=[^<>]*")/g, '')
    // after the largest, which is preloaded
    .replaceAll('<img ', '<img fetchpriority="low" ')
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const style = rules.filter(({ needs }) => needs.some((all) => all.every((name) => classes.has(name))))
  return { markup, style: style.map(({ text }) => text).join('') }
}

parentPort?.on('message', (/** @type {Wanted} */ wanted) => {
  /** @type {Drawn} */
  let answer = { id: wanted.id }
  try {
    answer = { ...answer, ...draw(wanted) }
  } catch (error) {
    answer.failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  parentPort?.postMessage(answer)
})
