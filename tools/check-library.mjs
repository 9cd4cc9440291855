// NutUI is in real use, and only beyond the main package: no page of it, nor the app, leads to a part of NutUI.
//   npm run verify -- --only imports       what the builds make of it: npm run sizes
import path from 'node:path'
import { packages } from '../src/packages.ts'
import { judge, reachedFrom } from './library.mjs'
import { root, say } from './process.mjs'

const src = path.join(root, 'src')
const { pages, subPackages } = packages()
const later = subPackages.flatMap(({ root: folder, pages: inside }) => inside.map((page) => `${folder}/${page}`))
const all = judge(reachedFrom(src, ['app', 'custom-tab-bar/index', ...pages]), reachedFrom(src, later))
const failed = all.filter(({ right }) => !right).length
for (const { right, words } of all) say(`${right ? 'ok  ' : 'FAIL'} ${words}`)
say(`\n${all.length - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
