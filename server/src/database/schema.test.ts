import fs from 'node:fs'
import { cluster } from '../testing/testDatabase'
import { schemaFile, schemaOf } from './schemaOf'

it('holds the types of the migrated database: npm run db:types -w @mall/server', () => {
  expect(fs.readFileSync(schemaFile, 'utf8')).toBe(schemaOf(cluster().template))
})
