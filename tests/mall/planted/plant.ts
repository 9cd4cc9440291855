import fs from 'node:fs'
import path from 'node:path'
import type { Planted } from './list'

/** The fault's place does not stand in the file once any more. */
export class Stale extends Error {}

/** Where the fault's file is, in a copy of the project. */
export function placeOf(folder: string, { file }: Planted): string {
  const [own = '', ofContract] = file.split('contract:')
  return path.join(folder, ofContract ? 'contract' : 'server', 'src', ofContract ?? own)
}

/** Does this in a copy of the server with the fault in it; afterwards the copy is sound again. */
export function withFault<T>(folder: string, fault: Planted, work: () => T): T {
  const { file, find, put } = fault
  const place = placeOf(folder, fault)
  const before = fs.readFileSync(place, 'utf8')
  const times = before.split(find).length - 1
  if (times !== 1) throw new Stale(`stands ${times} times in ${file}: the list is stale`)
  fs.writeFileSync(
    place,
    before.replace(find, () => put),
  )
  try {
    return work()
  } finally {
    fs.writeFileSync(place, before)
  }
}
