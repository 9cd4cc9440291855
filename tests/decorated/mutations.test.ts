import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'

test('no page of an operator is blank, whatever stands in its JSON', () => {
  const jest = path.resolve(__dirname, '../../node_modules/jest/bin/jest.js')
  const { status, stderr } = spawnSync(
    process.execPath,
    [jest, '--ci', '--silent', '-c', path.join(__dirname, 'jest.config.cjs')],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'test' } },
  )
  assert.equal(status, 0, stderr.slice(0, 6000))
})
