// Writes runtime/wx/names.json: every name of WeChat's `wx`, with the version of the base library
// it came with. Run after an upgrade of the typings: npx tsx simulator/src/wxNames.ts
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const typings = path.dirname(createRequire(import.meta.url).resolve('miniprogram-api-typings/package.json'))
export const namesFile = fileURLToPath(new URL('./runtime/wx/names.json', import.meta.url))

/** Names that WeChat documents with a feature of its own, and the typings do not know. */
const beside = { openBusinessView: '2.6.0' }

/** Names in the interface `Wx`, and those beside it; '' for those that were there from the beginning. */
export function namesOfTypings(): Record<string, string> {
  const file = path.join(typings, 'types/wx/lib.wx.api.d.ts')
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const names: Record<string, string> = { ...beside }
  const visit = (node: ts.Node): void => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'Wx') return ts.forEachChild(node, visit)
    for (const member of node.members) {
      if (!member.name || !ts.isIdentifier(member.name)) continue
      const comment = source.text.slice(member.getFullStart(), member.name.getStart(source))
      // the line of plug-ins has a version, too
      const since = /^[\s/*]*需要基础库： `([\d.]+)`/m.exec(comment)?.[1] ?? ''
      names[member.name.text] ??= since
    }
  }
  visit(source)
  return Object.fromEntries(Object.entries(names).sort(([one], [other]) => (one < other ? -1 : 1)))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  fs.writeFileSync(namesFile, `${JSON.stringify(namesOfTypings(), null, 2)}\n`)
