// Where NutUI is: in the sources that the pages reach, and in what was built. It belongs to pages beyond the first load
// (docs/decisions/0024-the-component-library.md).
import fs from 'node:fs'
import path from 'node:path'

const name = '@nutui/nutui-react-taro'

/** Of these nothing is seen, or they are halves of another one. */
const noParts = ['configprovider', 'step']

/**
 * The parts of NutUI that a source takes, by their folders in the package.
 * @param {string} text
 * @returns {string[]}
 */
export function partsIn(text) {
  const named = [...text.matchAll(new RegExp(`import\\s*{([^}]*)}\\s*from\\s*'${name}'`, 'g'))]
  const names = named.flatMap(([, list = '']) => list.split(',')).map((word) => word.trim().split(/\s/)[0] ?? '')
  const deep = [...text.matchAll(new RegExp(`from\\s*'${name}/dist/es/packages/(\\w+)`, 'g'))]
  const all = [...names, ...deep.map(([, folder = '']) => folder)].filter((word) => word && word !== 'type')
  return [...new Set(all.map((word) => word.toLowerCase()))].filter((word) => !noParts.includes(word))
}

const imported =
  /(?:^|\s)(?:import|export)\s(?!type\b)[^'"]*?from\s*'([^']+)'|\bimport\(\s*'([^']+)'|^import\s*'([^']+)'/gm
const endings = ['.tsx', '.ts', '.h5.tsx', '.h5.ts', '.weapp.tsx', '.weapp.ts']

/**
 * The sources that entries lead to, on either platform, also by `import()`; types lead nowhere.
 * @param {string} src
 * @param {readonly string[]} entries below it, without their endings
 * @returns {Map<string, string>} text by path below src
 */
export function reachedFrom(src, entries) {
  /** @type {Map<string, string>} */
  const reached = new Map()
  /** @param {string} place */
  const reach = (place) => {
    for (const ending of ['', ...endings]) {
      const file = `${place}${ending}`
      if (!/\.tsx?$/.test(file) || reached.has(file) || !fs.existsSync(path.join(src, file))) continue
      const text = fs.readFileSync(path.join(src, file), 'utf8')
      reached.set(file, text)
      for (const [, one, two, three] of text.matchAll(imported)) {
        const to = one ?? two ?? three ?? ''
        if (to.startsWith('@/')) reach(to.slice(2))
        else if (to.startsWith('.')) reach(path.posix.join(path.posix.dirname(file), to))
      }
    }
  }
  entries.forEach(reach)
  return reached
}

const least = 5

/**
 * NutUI is in real use, and only beyond the main package.
 * @param {ReadonlyMap<string, string>} main sources that the app and the pages of the main package lead to
 * @param {ReadonlyMap<string, string>} later those of all other pages
 */
export function judge(main, later) {
  const inMain = [...main].filter(([, text]) => text.includes("'@nutui/")).map(([file]) => file)
  const parts = [...new Set([...later.values()].flatMap(partsIn))].sort()
  return [
    { right: inMain.length === 0, words: ['the main package leads to no part of NutUI', ...inMain].join(' ') },
    {
      right: parts.length >= least,
      words: `${parts.length} parts of NutUI in shipped pages, of at least ${least}: ${parts.join(', ')}`,
    },
  ]
}

/** NutUI's class names, and the names it gives its components: what is left of it in a build. */
const traces = /(?<![\w-])nut-[a-z]|["'`]Nut[A-Z]\w/

/** A pattern of dayjs's own, which no minifier changes. */
const tracesOfDates = /YYYY-MM-DDTHH:mm:ssZ/

/** @param {RegExp} pattern */
const filesWith =
  (pattern) =>
  /**
   * @param {string} folder
   * @param {Iterable<string>} files
   */
  (folder, files) =>
    [...files].filter(
      (file) => /\.(js|css|wxss)$/.test(file) && pattern.test(fs.readFileSync(path.join(folder, file), 'utf8')),
    )

/** Files of a build that hold code or styles of NutUI. */
export const withLibrary = filesWith(traces)
/** Files of a build that hold dayjs. */
export const withDates = filesWith(tracesOfDates)
