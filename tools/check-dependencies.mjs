// Every listed package is imported by its own workspace, run by its scripts, or has its reason in tools/dependencies.json.
//   npm run verify -- --only imports
import { judge, readExceptions, readWorkspaces } from './dependencies.mjs'
import { root, say } from './process.mjs'

const all = readWorkspaces(root)
const wrong = judge(all, readExceptions(root))
for (const line of wrong) say(`FAIL ${line}`)
const count = all.reduce((sum, { listed }) => sum + listed.length, 0)
say(`\n${count - Math.min(count, wrong.length)} passed, ${wrong.length} failed`)
process.exit(wrong.length > 0 || count === 0 ? 1 : 0)
