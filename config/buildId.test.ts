import os from 'node:os'
import { buildId } from './buildId'

test('a build is named by what is told, by its commit, or by its minute where there is no history', () => {
  expect(buildId({ MALL_BUILD: 'shop-7' })).toBe('shop-7')
  expect(buildId({})).toMatch(/^[0-9a-f]{8,}$|^\d{8}-\d{4}$/)
  expect(buildId({}, os.tmpdir())).toMatch(/^\d{8}-\d{4}$/)
})
