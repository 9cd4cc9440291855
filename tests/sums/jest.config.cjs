const { projects } = require('../../jest.config.cjs')

/** The storefront of the unit tests, before a real mall: `sums.test.ts` opens it. */
module.exports = {
  ...projects.find(({ displayName }) => displayName === 'storefront'),
  displayName: 'sums',
  rootDir: '../..',
  roots: ['<rootDir>/tests/sums'],
  testMatch: ['**/carts.tsx'],
  testEnvironment: '<rootDir>/tests/sums/environment.cjs',
  testTimeout: 20 * 60_000,
}
