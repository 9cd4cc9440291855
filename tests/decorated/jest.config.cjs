const { projects } = require('../../jest.config.cjs')

/** The storefront of the unit tests with pages of the demo mall, which are the server's: `mutations.test.ts` runs it. */
module.exports = {
  ...projects.find(({ displayName }) => displayName === 'storefront'),
  displayName: 'decorated',
  rootDir: '../..',
  roots: ['<rootDir>/tests/decorated'],
  testMatch: ['**/mutations.tsx'],
  testTimeout: 20 * 60_000,
}
