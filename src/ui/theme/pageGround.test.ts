import { groundOf } from './pageGround'

const page = { '--page': '#f5f4f2' }

test.each([
  ['light', undefined, '#000000'],
  ['light', '#2f7d5b', '#ffffff'],
  ['light', '#ffe08a', '#000000'],
  ['dark', '#1b1a19', '#ffffff'],
  // a token is of the scheme
  ['dark', 'var(--primary-soft)', '#ffffff'],
] as const)('in %s on a bar of %s the clock is %s', (scheme, bar, statusBar) => {
  expect(groundOf(page, scheme, bar)).toMatchObject({ colour: '#f5f4f2', statusBar })
})
