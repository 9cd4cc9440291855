import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

const pagePackages = 'src/{pages,pages_payment,otherpages,promotionpages,fenxiao}'

/** Each entry: what is refused, where it is allowed. A later config block replaces an earlier one's list, so they are put together by file group. */
const taroObject = {
  name: '@tarojs/taro',
  message: 'The Taro API object lives in src/platform only: use or add a port (docs/how-to/add-a-port.md).',
  allowTypeImports: true,
}
const contractValues = {
  group: ['@mall/contract', '@mall/contract/*'],
  message: 'The storefront imports the types of the contract only, no schema ships to the phone: import type.',
  allowTypeImports: true,
}
const taroEnv = {
  selector: 'MemberExpression[property.name="TARO_ENV"]',
  message: 'What WeChat and the browser do differently lives in src/platform: x.weapp.ts and x.h5.ts of one port.',
}
const queries = {
  selector: 'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/]',
  message: 'SQL lives in *.store.ts, ledger/, jobs/ and database/.',
}
const sqlTag = {
  selector: 'ImportDeclaration[source.value="kysely"] > ImportSpecifier[imported.name="sql"]',
  message: queries.message,
}
const hiddenTests = {
  selector: 'MemberExpression[property.name=/^(only|skip|todo)$/][object.name=/^(test|it|describe)$/]',
  message: 'A test runs, or it is not there.',
}
const wallClock = {
  selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
  message: "Rules take the time from ctx.now or the mall's clock: tests move it.",
}
/** Dates follow the machine's time zone and language there; Intl.Segmenter is about words. */
const ownDates = {
  selector: [
    'NewExpression[callee.name="Date"]',
    'CallExpression[callee.object.name="Date"][callee.property.name=/^(parse|UTC)$/]',
    'MemberExpression[property.name=/^(toISOString|toLocale(Date|Time)?String|getTimezoneOffset)$/]',
    'MemberExpression[property.name=/^get(UTC)?(FullYear|Month|Date|Day|Hours|Minutes|Seconds)$/]',
    'MemberExpression[object.name="Intl"][property.name!="Segmenter"]',
  ].join(', '),
  message: 'Dates are made with dayjs in src/lib/date.ts and server/src/lib/date.ts: use or add a function there.',
}

const miniProgramGlobals = ['wx', 'App', 'Page', 'Component', 'Behavior', 'getApp', 'getCurrentPages']

const specImports = {
  regex: '^(?!node:|\\.{1,2}/|miniprogram-automator$)|/(server|src|contract|simulator)/',
  message: "specs of the mini-program import the automator, Node's own modules and the suite's helpers only",
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/coverage',
      '.data',
      '**/.cache',
      '.swc',
      'server/src/database/schema.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts,cts}'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: {
        project: [
          'tsconfig.json',
          'src/platform/update/worker/tsconfig.json',
          'server/tsconfig.json',
          'simulator/tsconfig.json',
          'tools/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-floating-promises': [
        'error',
        // Node's test runner waits for its tests itself
        { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['test', 'before', 'after'] }] },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-undef': 'off', // tsc knows better
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.cjs', 'babel.config.js'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    rules: {
      'max-lines': ['error', 300],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', hiddenTests],
    },
  },

  // ---- the storefront
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [taroObject], patterns: [contractValues] }],
      'no-restricted-syntax': ['error', hiddenTests, taroEnv, ownDates],
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', hiddenTests, taroEnv] },
  },
  {
    // read at build time by Taro, which knows no x.h5.ts of it
    files: ['src/app.config.ts'],
    rules: { 'no-restricted-syntax': ['error', hiddenTests] },
  },
  {
    files: ['src/platform/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [contractValues] }],
      'no-restricted-syntax': ['error', hiddenTests, ownDates],
    },
  },
  {
    // a page is an address: the screen it shows lives in features/
    files: [`${pagePackages}/**/*.{ts,tsx}`],
    ignores: ['**/*.config.ts', '**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', 12] },
  },
  { files: ['src/**/*Screen.tsx'], rules: { 'max-lines': ['error', 150] } },
  { files: ['src/**/use[A-Z]*.{ts,tsx}'], ignores: ['**/*.test.{ts,tsx}'], rules: { 'max-lines': ['error', 100] } },

  // ---- the server
  {
    files: ['server/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'server/src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', hiddenTests, ownDates] },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['**/*.store.ts', '**/*.test.ts', 'server/src/{ledger,jobs,database,testing}/**'],
    rules: { 'no-restricted-syntax': ['error', hiddenTests, queries, sqlTag, ownDates] },
  },
  {
    files: ['server/src/{modules,pricing,promotions,ledger}/**/*.ts'],
    ignores: ['**/*.store.ts', '**/*.test.ts', 'server/src/ledger/**'],
    rules: { 'no-restricted-syntax': ['error', hiddenTests, queries, sqlTag, wallClock, ownDates] },
  },

  // ---- the simulator: mini-programs to try it with
  {
    files: ['simulator/tests/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(miniProgramGlobals.map((name) => [name, 'readonly'])),
      sourceType: 'commonjs',
    },
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },

  // ---- words, wire, seed and tests are as long as what they tell
  {
    files: [
      '**/texts.ts',
      'contract/**',
      'server/src/database/seed/**',
      '**/*.test.{ts,tsx}',
      'tests/**',
      'src/routes.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    // functions given to page.evaluate() run in the browser
    files: ['tools/**', 'tests/**'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['tools/**', 'tests/**', 'config/**', 'server/src/main.ts'], rules: { 'no-console': 'off' } },
  {
    // they run beside WeChat's tools as well
    files: ['tests/weapp/**/*.test.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [specImports] }] },
  },
)
