process.env.TARO_ENV = 'h5'

// NutUI, Taro and some others ship ES modules only in the paths used here
const esm = '@tarojs|@nutui|@swc/helpers|lodash-es|kysely|valibot'
const transform = {
  transform: { '^.+\\.[cm]?[jt]sx?$': ['babel-jest', { configFile: './babel.jest.cjs' }] },
  transformIgnorePatterns: [`/node_modules/(?!(${esm})/)`],
}

/** Set by `npm run times`. */
const measured = process.env.MALL_TIMES ? ['<rootDir>/tests/unit/times.cjs'] : []

/** @type {import('jest').Config} */
module.exports = {
  // a guard against hanging, not a measure: the machine may be busy
  testTimeout: 60_000,
  // a worker keeps what earlier files loaded; beyond this a file takes two and three times as long
  workerIdleMemoryLimit: '512MB',
  projects: [
    {
      ...transform,
      displayName: 'storefront',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/src'],
      testMatch: ['**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts', ...measured],
      // the H5 adapter of a port stands for both in unit tests; a test that needs a fake mocks the port
      moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json'],
      moduleNameMapper: {
        '\\.(css|scss)$': 'identity-obj-proxy',
        '\\.(png|jpe?g|svg|gif)$': '<rootDir>/tests/unit/file.ts',
        '^@tarojs/components$': '<rootDir>/tests/unit/components.tsx',
        '^@tarojs/taro$': '<rootDir>/tests/unit/taro.ts',
        '^@nutui/icons-react-taro$': '<rootDir>/node_modules/@nutui/icons-react-taro/dist/es/index.es.js',
        '^@/(.*)$': '<rootDir>/src/$1',
      },
      globals: {
        MALL_APP_IDS: '',
        MALL_BASE_URL: '',
        MALL_LEGACY_HOST: '',
        MALL_H5_ORIGIN: '',
        MALL_MAP: '',
        MALL_LIVE_PLUGIN: '',
        MALL_BUILD: 'abc12345',
      },
    },
    {
      ...transform,
      displayName: 'server',
      testEnvironment: 'node',
      roots: ['<rootDir>/server/src', '<rootDir>/contract/src'],
      setupFilesAfterEnv: measured,
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/server/src/testing/globalSetup.cjs',
      globalTeardown: '<rootDir>/server/src/testing/globalTeardown.cjs',
    },
    {
      ...transform,
      displayName: 'tools',
      testEnvironment: 'node',
      roots: ['<rootDir>/tools', '<rootDir>/config'],
      setupFilesAfterEnv: measured,
      testMatch: ['**/*.test.ts'],
    },
  ],
}
