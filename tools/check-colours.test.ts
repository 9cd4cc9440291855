import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const tool = path.join(__dirname, 'check-colours.mjs')

function check(name: string, code: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'colours-'))
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  fs.writeFileSync(path.join(folder, name), code)
  fs.writeFileSync(
    path.join(folder, 'sound.scss'),
    ':root { --text: 1; --white-card: 1; --red: 1; --x: 1 } .a { color: var(--text); background: transparent }',
  )
  const { status, stdout } = spawnSync(process.execPath, [tool, folder], { encoding: 'utf8' })
  fs.rmSync(folder, { recursive: true })
  return {
    status,
    lines: stdout
      .trim()
      .split('\n')
      .slice(0, -1)
      .map((line) => line.replace(/^.*:(\d+)/, '$1')),
  }
}

test.each([
  ['a hex value', 'ui/a.scss', '.a {\n  color: #fff;\n}', ['2  #fff']],
  ['a fallback in var()', 'ui/a.scss', '.a { color: var(--x, #ff0000) }', ['1  #ff0000']],
  [
    'a variable that nothing sets',
    'ui/a.scss',
    '.a { color: var(--grond) }',
    [expect.stringContaining('var(--grond)')],
  ],
  ['a function', 'ui/a.scss', '.a { box-shadow: 0 0 4px rgba(0, 0, 0, 0.2) }', ['1  rgba(']],
  ['a word', 'ui/a.scss', '.a { border: 1px solid darkred }', ['1  border: 1px solid darkred']],
  ['a style in JSX', 'features/a.tsx', `export const a = { color: '#1a2b3c' }`, ['1  #1a2b3c']],
])('%s is found', (_, name, code, lines) => {
  expect(check(name, code)).toEqual({ status: 1, lines })
})

test.each([
  ['the theme itself', 'ui/theme/tokens.scss', '.a { color: #fff }'],
  ['a native window colour', 'app.config.ts', `export default { window: { backgroundColor: '#ffffff' } }`],
  ['a comment', 'ui/a.scss', '/* once #fff */\n.a { color: var(--white-card) } // rgb(1,2,3)'],
  ['a number sign in a text', 'features/a.tsx', 'export const a = <A>#{order.id} #12</A>'],
  ['a class name', 'ui/a.scss', '.red-dot { background: var(--red) } a:hover { color: var(--x) }'],
])('%s is none', (_, name, code) => {
  expect(check(name, code).status).toBe(0)
})
