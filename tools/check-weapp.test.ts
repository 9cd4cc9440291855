import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const tool = path.join(__dirname, 'check-weapp.mjs')
const pageFiles = (page: string, json: object = {}) => ({
  [`${page}.js`]: 'Page({})',
  [`${page}.json`]: JSON.stringify(json),
  [`${page}.wxml`]: '<view class="a">{{text}}</view>',
})

const app = {
  pages: ['pages/home/home', 'pages/me/me'],
  subPackages: [{ root: 'otherpages', name: 'other', pages: ['help/help'] }],
  window: { navigationStyle: 'custom' },
  tabBar: {
    custom: true,
    list: [
      { pagePath: 'pages/home/home', text: 'home' },
      { pagePath: 'pages/me/me', text: 'me' },
    ],
  },
  preloadRule: { 'pages/home/home': { network: 'all', packages: ['other'] } },
  lazyCodeLoading: 'requiredComponents',
  __usePrivacyCheck__: true,
}
const sound: Record<string, string> = {
  'app.js': 'App({})',
  'app.json': JSON.stringify(app),
  'app.wxss': '.a { color: red; overflow: scroll; -webkit-overflow-scrolling: touch }',
  ...pageFiles('pages/home/home', { usingComponents: { card: '../../card' } }),
  ...pageFiles('pages/me/me'),
  ...pageFiles('otherpages/help/help'),
  ...pageFiles('card', { component: true }),
  ...pageFiles('custom-tab-bar/index', { component: true }),
}

/** Names of the checks that fail when `change` is laid over the sound mini-program; undefined removes a file. */
function failures(change: Record<string, string | undefined> = {}): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'check-weapp-'))
  for (const [name, text] of Object.entries({ ...sound, ...change })) {
    if (text === undefined) continue
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', tool, folder], {
    encoding: 'utf8',
  })
  fs.rmSync(folder, { recursive: true })
  const failed = [...stdout.matchAll(/^FAIL (.*)$/gm)].map(([, name]) => name ?? '')
  expect(stderr).toBe('')
  expect(status).toBe(failed.length ? 1 : 0)
  return failed
}
const withApp = (change: object) => ({ 'app.json': JSON.stringify({ ...app, ...change }) })

test('a sound mini-program passes', () => {
  expect(failures()).toEqual([])
})

test.each<[string, Record<string, string | undefined>, string]>([
  ['no privacy flag', withApp({ __usePrivacyCheck__: false }), 'app.json is as documented'],
  ['a misspelt key', withApp({ lazyCodeLoad: 'x' }), 'app.json is as documented'],
  ['a misspelt page key', { 'pages/me/me.json': '{ "enablePulldownRefresh": true }' }, 'page json is as documented'],
  ['a page without template', { 'pages/me/me.wxml': undefined }, 'every page has its files, once'],
  ['a component that is not there', { 'card.js': undefined }, 'components that are used exist'],
  ['no tab bar', { 'custom-tab-bar/index.wxml': undefined }, 'the custom tab bar stands'],
  [
    'a tab in a sub-package',
    withApp({ tabBar: { custom: true, list: [...app.tabBar.list, { pagePath: 'otherpages/help/help', text: 'x' }] } }),
    'the custom tab bar stands',
  ],
  [
    'a package over 2 MiB',
    Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`otherpages/${i}.js`, ' '.repeat(480 * 1024)])),
    'packages are within the limits',
  ],
  [
    'a preloaded package that is not there',
    withApp({ preloadRule: { 'pages/home/home': { packages: ['promotionpages'] } } }),
    'preloaded packages exist and are at most 2 MiB together',
  ],
  [
    'a script over 500 KiB',
    { 'vendors.js': ' '.repeat(501 * 1024) },
    'no script is over 500 KiB, no media over 200 KiB in all',
  ],
  ['a static block', { 'a.js': 'class A { static { 1 } }' }, 'scripts run on the oldest phones (decision 8)'],
  ['an escaped word', { 'a.js': "'\\u5fae'" }, 'scripts are written in UTF-8'],
  ['?. in a template', { 'pages/me/me.wxml': '<text>{{a?.b}}</text>' }, 'templates hold what WeChat knows'],
  ['const in WXS', { 'a.wxs': 'const a = 1' }, 'templates hold what WeChat knows'],
  [
    'a component of a sub-package',
    { 'pages/me/me.json': '{ "usingComponents": { "help": "/otherpages/help/help" } }' },
    'no package uses parts of another',
  ],
  [
    'a base library without number',
    { 'project.config.json': '{ "libVersion": "latest" }' },
    'project.config.json names the base library and changes no script',
  ],
  [
    'scripts changed at the upload',
    { 'project.config.json': '{ "libVersion": "3.5.0", "setting": { "es6": true } }' },
    'project.config.json names the base library and changes no script',
  ],
  ['a template that is not closed', { 'pages/me/me.wxml': '<view><text></view>' }, 'wcc accepts the templates'],
  ['a style that is no style', { 'pages/me/me.wxss': '.a { color: ' }, 'wcsc accepts the styles'],
  ['an :active rule', { 'pages/me/me.wxss': '.a:active { color: red }' }, 'no :active (audit A2: hover-class)'],
  [
    'scrolling without inertia',
    { 'pages/me/me.wxss': '.a { overflow-y: auto }' },
    'scrolling areas scroll with inertia (audit A1)',
  ],
  ['a local picture in a style', { 'pages/me/me.wxss': '.a { background: url(/a.png) }' }, 'no local file in a style'],
])('%s is found', (_, change, name) => {
  expect(failures(change)).toContain(name)
})
