import fs from 'node:fs'
import path from 'node:path'
import { planted } from '../tests/mall/planted/list'

const server = path.join(__dirname, '..', 'server', 'src')

// a fault whose place has changed says nothing any more

it.each(planted)('the place of “$name” stands once in $file', ({ file, find }) => {
  expect(fs.readFileSync(path.join(server, file), 'utf8').split(find)).toHaveLength(2)
})

it.each(planted)('the tests that see “$name” exist', ({ seenBy }) => {
  for (const file of seenBy === 'model' ? [] : seenBy) expect(fs.existsSync(path.join(server, file))).toBe(true)
})

it('no two have one name', () => {
  expect(new Set(planted.map(({ name }) => name)).size).toBe(planted.length)
})
