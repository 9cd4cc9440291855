// Stands a page up: its one line, its screen with words in both languages, and the configuration its flags ask for.
//   npm run new:page -- otherpages/help/list/list --feature article --screen HelpListScreen --zh 帮助中心 --en "Help centre"
// The route must be in src/routes.ts. What exists is left as it is.
import fs from 'node:fs'
import path from 'node:path'
import { root as checkout, say } from './process.mjs'
import { fail } from './setup.mjs'

const words = process.argv.slice(2)
/** @param {string} name @param {string} [usual] */
const option = (name, usual) => (words.includes(name) ? words[words.indexOf(name) + 1] : usual)
/** Tests build their pages in another folder. */
const root = option('--into', checkout) ?? checkout
const place = words[0]?.startsWith('--') ? undefined : words[0]
const tail = (place ?? '').split('/')
const last = tail.at(-1) ?? ''
const parts = last.split(/[_-]/)
const feature = option('--feature', parts.join('-').toLowerCase()) ?? ''
const screen =
  option('--screen', `${parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')}Screen`) ?? ''
const zh = option('--zh')
const en = option('--en')

const routes = fs.readFileSync(path.join(root, 'src', 'routes.ts'), 'utf8')
if (!place || !zh || !en)
  fail('npm run new:page -- <route> --feature <slice> --screen <Name>Screen --zh <title> --en <title>')
if (!/^[a-z][a-z0-9-]*$/.test(feature)) fail(`A slice folder is kebab-case: ${feature}`)
if (!/^[A-Z]\w*Screen$/.test(screen)) fail(`A screen is called SomethingScreen: ${screen}`)
const at = routes.indexOf(`'${place}'`)
if (at < 0) fail(`src/routes.ts does not list ${place}: write its line there first, with its params and flags.`)

const flags = /^,\s*\{([^}]*)\}/.exec(routes.slice(at + place.length + 2))?.[1] ?? ''

// ---- files

/** @param {string} file @param {string} text */
function write(file, text) {
  const full = path.join(root, 'src', file)
  if (fs.existsSync(full)) return say(`src/${file}  stands already`)
  fs.mkdirSync(path.dirname(full), { recursive: true })
  fs.writeFileSync(full, text)
  say(`src/${file}`)
}

/** @param {string} word */
const quoted = (word) => `'${word.replace(/['\\]/g, '\\$&')}'`
const slice = `features/${feature}`
write(`${place}.tsx`, `export { ${screen} as default } from '@/${slice}/${screen}'\n`)
const config = [
  flags.includes('fixed: true') && 'disableScroll: true',
  flags.includes('nativeBar: true') && "navigationStyle: 'default'",
].filter(Boolean)
if (config.length) write(`${place}.config.ts`, `export default definePageConfig({ ${config.join(', ')} })\n`)

const own = !fs.existsSync(path.join(root, 'src', slice, 'texts.ts'))
const key = own ? 'title' : `${screen.charAt(0).toLowerCase()}${screen.slice(1, -'Screen'.length)}Title`
write(
  `${slice}/${screen}.tsx`,
  `import { Screen } from '@/ui/Screen'
import { useTexts } from './texts'

export function ${screen}() {
  const texts = useTexts()
  return <Screen title={texts.${key}} />
}
`,
)
if (own) {
  write(
    `${slice}/texts.ts`,
    `import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: ${quoted(zh)},
  },
  () => import('./texts.en'),
)
`,
  )
  write(`${slice}/texts.en.ts`, `export default {\n  title: ${quoted(en)},\n}\n`)
} else {
  say(`add to src/${slice}/texts.ts     ${key}: ${quoted(zh)},`)
  say(`add to src/${slice}/texts.en.ts  ${key}: ${quoted(en)},`)
}
say('then: npm run format')
