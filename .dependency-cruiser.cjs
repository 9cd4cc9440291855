/**
 * The import rules of ARCHITECTURE.md. PLATFORM=weapp reads the mini-program's adapters in place of the H5 ones;
 * `npm run verify -- --only imports` runs both. tools/import-rules.test.ts plants a violation of each rule.
 */
const platform = process.env.PLATFORM === 'weapp' ? 'weapp' : 'h5'
const other = platform === 'h5' ? 'weapp' : 'h5'

const pagePackages = 'pages|pages_payment|otherpages|promotionpages|fenxiao'
/** Top to bottom; each layer may import those below it. */
const layers = [
  [`(${pagePackages}|custom-tab-bar)/`, 'page packages'],
  ['kinds/', 'kinds'],
  ['features/', 'features'],
  ['domain/', 'domain'],
  ['ui/', 'ui'],
  ['start/', 'start'],
  ['api/', 'api'],
  ['navigation/', 'navigation'],
  ['session/', 'session'],
  ['platform/', 'platform'],
  ['i18n/', 'i18n'],
  ['lib/', 'lib'],
]
const test = '\\.test\\.tsx?$'
const typesOnly = { dependencyTypesNot: ['type-only'] }

const layerRules = layers.slice(1).map(([folder, name], i) => ({
  name: `layers: ${name} looks down only`,
  severity: 'error',
  from: { path: `^src/${folder}`, pathNot: test },
  to: {
    path: `^src/(${layers
      .slice(0, i + 1)
      .map(([above]) => above)
      .join('|')})|^src/(app|app\\.config)\\.tsx?$`,
  },
}))

/** What Taro loads by itself: the app, its configuration and the pages of routes.ts. */
const entries = `^src/(app|app\\.config)\\.tsx?$|^src/custom-tab-bar/|^src/(${pagePackages})/`
/** Reached through an alias of config/h5.ts, by tools/worker.mjs and tools/firstScreen.mjs, by config/english, or by nobody on purpose. */
const reachedOtherwise = `^src/platform/h5-components/|^src/i18n/packagedEnglish\\.ts$|^src/platform/update/worker/|^src/first-screen/|\\.${other}\\.tsx?$|/fake\\.tsx?$|/__mocks__/|\\.d\\.ts$|${test}|\\.(scss|css)$`

/** The server's start, its test support, and what scripts and the catalogue lint use. */
const startedOtherwise =
  '^server/src/(main|testing/|database/(audit/|schema|generateSchema|lint|migrationLint|tableKeys))'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'features apart',
      comment: 'What two flows share is a noun in domain/ or a look in ui/.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'kinds apart',
      comment: 'What two ways of selling share is a field of the flow they are handed to, or a noun in domain/.',
      severity: 'error',
      from: { path: '^src/kinds/([^/]+)/' },
      to: { path: '^src/kinds/', pathNot: '^src/kinds/$1/' },
    },
    {
      name: 'pages apart',
      comment:
        'A page is an address; what pages share is a screen in features/. A sub-package must not draw another one in.',
      severity: 'error',
      from: { path: `^src/((?:${pagePackages})/.+)/[^/]+$` },
      to: { path: `^src/(${pagePackages})/`, pathNot: '^src/$1/' },
    },
    {
      name: 'private parts of a slice',
      comment: 'The top-level files of a slice are its public face, its subfolders are private.',
      severity: 'error',
      from: {
        path: '^src/(?!(?:kinds|features|domain|ui|platform)/)|^src/((?:kinds|features|domain|ui|platform)/[^/]+)/|^src/(?:ui)/[^/]+$',
      },
      to: { path: '^src/(kinds|features|domain|ui|platform)/[^/]+/.+/', pathNot: '^src/$1/' },
    },
    {
      name: 'routes.ts stands alone',
      comment: 'The build evaluates it for app.config.ts.',
      severity: 'error',
      from: { path: '^src/routes\\.ts$' },
      to: { path: '.' },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: typesOnly },
    },
    {
      name: 'no orphans',
      comment: 'Nothing leads here from the app or a page: remove it, or use it.',
      severity: 'error',
      from: { path: entries },
      to: { path: '^src/', pathNot: `${entries}|${reachedOtherwise}`, reachable: false },
    },
    {
      name: 'every file has its room',
      comment: 'ARCHITECTURE.md, "Where does it go?"',
      severity: 'error',
      from: {},
      to: {
        path: '^src/',
        pathNot: `^src/(${layers.map(([folder]) => folder).join('|')})|^src/(app|app\\.config|packages|routes)\\.|^src/first-screen/|^src/app\\.scss$`,
      },
    },
    {
      name: 'no orphans on the server',
      comment: 'main.ts leads nowhere near it: remove it, or use it.',
      severity: 'error',
      from: { path: '^server/src/main\\.ts$' },
      to: { path: '^server/src/', pathNot: `${startedOtherwise}|${test}|\\.d\\.ts$`, reachable: false },
    },
    {
      name: 'contract stands on valibot alone',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: test },
      to: { pathNot: '^contract/src/|(^|/)node_modules/valibot/' },
    },
    {
      name: 'the storefront takes the types of the contract',
      comment: 'Not one byte of schema ships to the phone: import type.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^contract/', ...typesOnly },
    },
    {
      name: 'storefront, server and simulator apart',
      severity: 'error',
      from: { path: '^(src|server|simulator|contract)/' },
      to: { path: '^(src|server|simulator|tests|tools|config)/', pathNot: '^$1/|^src/routes\\.ts$' },
    },
    {
      name: 'the simulator knows the build only',
      severity: 'error',
      from: { path: '^simulator/' },
      to: { path: '^contract/' },
    },
    {
      name: 'server: routes call services',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '^server/src/.*\\.store\\.ts$', ...typesOnly },
    },
    {
      name: 'server: services do not know routes',
      severity: 'error',
      from: { path: '^server/src/.*\\.service\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'server: stores know no rule',
      severity: 'error',
      from: { path: '^server/src/.*\\.store\\.ts$' },
      to: { path: '^server/src/.*\\.(routes|service)\\.ts$', ...typesOnly },
    },
    {
      name: "server: nobody opens another module's store",
      severity: 'error',
      from: { path: '^server/src/((?:modules|promotions)/[^/]+)/', pathNot: test },
      to: {
        path: '^server/src/(modules|promotions)/[^/]+/.*\\.(store|routes)\\.ts$',
        pathNot: '^server/src/$1/',
        ...typesOnly,
      },
    },
    {
      name: 'server: promotions are known by the registry',
      comment: 'What one way of selling differs in is a field of its PromotionKind; mall.promotions finds it.',
      severity: 'error',
      from: {
        path: '^server/src/(modules/(checkout|order|pay|refund|goods)|pricing|ledger)/|^server/src/promotions/[^/]+$',
        pathNot: test,
      },
      to: { path: '^server/src/promotions/[^/]+/' },
    },
    {
      name: 'server: pay does not know what it pays',
      comment: 'A bill pays a Payable (modules/pay/payable.ts), which the module behind it registers.',
      severity: 'error',
      from: { path: '^server/src/modules/pay/', pathNot: test },
      to: { path: '^server/src/modules/(order|checkout)/|^server/src/promotions/' },
    },
    {
      name: 'server: promotions apart',
      severity: 'error',
      from: { path: '^server/src/promotions/([^/]+)/' },
      to: { path: '^server/src/promotions/[^/]+/', pathNot: '^server/src/promotions/$1/' },
    },
    {
      name: 'server: the ground does not know the modules',
      severity: 'error',
      from: { path: '^server/src/(http|ledger|jobs|database|outside|settings|pricing)/', pathNot: test },
      to: { path: '^server/src/modules/.*\\.(routes|store)\\.ts$', ...typesOnly },
    },
    {
      name: 'tests stay out of the product',
      severity: 'error',
      from: {
        path: '^(src|server/src|contract/src)/',
        pathNot: `${test}|^server/src/(testing/|database/generateSchema)`,
      },
      to: { path: `${test}|^server/src/testing/|^tests/` },
    },
    {
      name: 'every package is declared',
      comment: 'A package that is only there because another one brought it, or not at all.',
      severity: 'error',
      from: { path: '^(src|server/src|contract/src)/', pathNot: test },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'every import resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(png|jpe?g|svg|gif)$' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: `(^|/)(dist|\\.cache)/|\\.${other}\\.tsx?$` },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: [
        `.${platform}.ts`,
        `.${platform}.tsx`,
        '.ts',
        '.tsx',
        '.mjs',
        '.cjs',
        '.js',
        '.jsx',
        '.json',
        '.d.ts',
        '.scss',
        '.css',
      ],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: false,
  },
}
