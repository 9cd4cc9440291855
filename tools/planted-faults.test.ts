import fs from 'node:fs'
import path from 'node:path'
import { planted } from '../tests/mall/planted/list'
import { placeOf } from '../tests/mall/planted/plant'

const root = path.join(__dirname, '..')

// a fault whose place has changed says nothing any more

it.each(planted)('the place of “$name” stands once in $file', (fault) => {
  expect(fs.readFileSync(placeOf(root, fault), 'utf8').split(fault.find)).toHaveLength(2)
})

it.each(planted)('the tests that see “$name” exist', ({ seenBy }) => {
  for (const file of seenBy === 'model' ? [] : seenBy)
    expect(fs.existsSync(path.join(root, 'server', 'src', file))).toBe(true)
})

it('no two have one name', () => {
  expect(new Set(planted.map(({ name }) => name)).size).toBe(planted.length)
})
