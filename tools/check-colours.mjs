// Colours live in src/ui/theme, everything else uses var(--...): a raw colour would survive a change of theme or dark mode.
//   npm run verify -- --only colours
import fs from 'node:fs'
import path from 'node:path'
import { root, say } from './process.mjs'

const folder = path.resolve(root, process.argv[2] ?? 'src')
const home = path.join('ui', 'theme')
/** Native window colours of app.json and page json take no variables; the cover is there before the theme, and light alone. */
const exempt = /\.config\.ts$|\.test\.tsx?$|first-screen[\\/]cover\.css$/

const hex = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi
const functions = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi
const words =
  'black|white|red|green|blue|yellow|orange|purple|pink|gr[ae]y|silver|gold|golden|brown|navy|teal|maroon|olive|lime|aqua|' +
  'cyan|magenta|fuchsia|indigo|violet|tomato|coral|salmon|crimson|beige|ivory|khaki|lavender|(?:dark|light)[a-z]+'
/** A colour word counts only as the value of a declaration that takes colours. */
const named = new RegExp(
  `(?:color|background|border[\\w-]*|outline|shadow|fill|stroke)\\s*:[^;{}]*(?<![\\w.$-])(?:${words})(?![\\w(-])`,
  'gi',
)

/** @param {string} name */
function rawColours(name) {
  const text = fs.readFileSync(path.join(folder, name), 'utf8')
  const styles = /\.s?css$/.test(name)
  // keep line numbers: comments become blanks; in scripts only what stands in quotes can be a colour
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
  return code.split('\n').flatMap((line, i) => {
    const places = styles ? [line] : (line.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [])
    const found = places.flatMap((place) => {
      const exact = [...place.matchAll(hex), ...place.matchAll(functions)].map(([match]) => match)
      return styles ? [...exact, ...[...place.matchAll(named)].map(([match]) => match)] : exact
    })
    return found.map((colour) => `${path.join(path.relative(root, folder), name)}:${i + 1}  ${colour}`)
  })
}

const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(s?css|tsx?)$/.test(name) && !exempt.test(name) && !name.startsWith(home))
/**
 * Names of variables that something sets: tokens of the theme by their keys, others by name. A variable that nothing sets is
 * no colour at all, and nothing fails.
 */
function setVariables() {
  const all = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(s?css|tsx?)$/.test(name))
  return new Set(
    all.flatMap((name) => {
      const text = fs.readFileSync(path.join(folder, name), 'utf8')
      const byName = [...text.matchAll(/(?<!var\()--[a-z0-9-]+/g)].map(([variable]) => variable)
      const keys = name.startsWith(home)
        ? [...text.matchAll(/(['"]?)([a-zA-Z0-9-]+)\1:/g)].map(([, , key]) => `--${key}`)
        : []
      return [...byName, ...keys]
    }),
  )
}
const set = setVariables()
/** @param {string} name */
function unsetVariables(name) {
  const text = fs.readFileSync(path.join(folder, name), 'utf8')
  return [...text.matchAll(/var\((--[a-z0-9-]+)\)/g)]
    .filter(([, variable]) => !set.has(variable ?? ''))
    .map(([use]) => `${path.join(path.relative(root, folder), name)}  ${use}, which nothing sets`)
}

const found = [...files.flatMap(rawColours), ...files.filter((name) => /\.s?css$/.test(name)).flatMap(unsetVariables)]
for (const line of found) say(line)
say(
  found.length
    ? `${found.length} raw colours or unknown variables: use a token of ui/theme`
    : `${files.length} files without a raw colour`,
)
process.exit(found.length || files.length === 0 ? 1 : 0)
