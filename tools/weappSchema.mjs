// app.json and page json as WeChat documents them: an unknown or misspelt key is silently ignored there, so it fails here.
import * as v from 'valibot'

const path = v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*$/, 'a path without leading slash'))
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'a colour #rrggbb'))
const components = v.record(v.string(), v.string())

const window = {
  navigationBarBackgroundColor: v.optional(colour),
  navigationBarTextStyle: v.optional(v.picklist(['black', 'white'])),
  navigationBarTitleText: v.optional(v.string()),
  navigationStyle: v.optional(v.picklist(['default', 'custom'])),
  backgroundColor: v.optional(colour),
  backgroundTextStyle: v.optional(v.picklist(['dark', 'light'])),
  backgroundColorTop: v.optional(colour),
  backgroundColorBottom: v.optional(colour),
  backgroundColorContent: v.optional(colour),
  enablePullDownRefresh: v.optional(v.boolean()),
  onReachBottomDistance: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  pageOrientation: v.optional(v.picklist(['portrait', 'auto', 'landscape'])),
  handleWebviewPreload: v.optional(v.picklist(['static', 'manual', 'auto'])),
  visualEffectInBackground: v.optional(v.picklist(['none', 'hidden'])),
  initialRenderingCache: v.optional(v.picklist(['static', 'dynamic'])),
}

const infos = ['chooseAddress', 'chooseLocation', 'choosePoi', 'getFuzzyLocation', 'getLocation']
const moreInfos = ['onLocationChange', 'startLocationUpdate', 'startLocationUpdateBackground']

export const appJson = v.strictObject({
  pages: v.pipe(v.array(path), v.minLength(1)),
  window: v.strictObject({ ...window, navigationStyle: v.literal('custom') }),
  tabBar: v.strictObject({
    custom: v.literal(true),
    color: v.optional(colour),
    selectedColor: v.optional(colour),
    backgroundColor: v.optional(colour),
    borderStyle: v.optional(v.picklist(['black', 'white'])),
    list: v.pipe(
      v.array(
        v.strictObject({
          pagePath: path,
          text: v.string(),
          iconPath: v.optional(path),
          selectedIconPath: v.optional(path),
        }),
      ),
      v.minLength(2),
      v.maxLength(5),
    ),
  }),
  subPackages: v.optional(
    v.array(
      v.strictObject({
        root: path,
        pages: v.pipe(v.array(path), v.minLength(1)),
        name: v.optional(v.string()),
        independent: v.optional(v.boolean()),
      }),
    ),
  ),
  preloadRule: v.optional(
    v.record(
      path,
      v.strictObject({
        packages: v.pipe(v.array(v.string()), v.minLength(1)),
        network: v.optional(v.picklist(['all', 'wifi'])),
      }),
    ),
  ),
  networkTimeout: v.optional(
    v.strictObject({
      request: v.optional(v.number()),
      connectSocket: v.optional(v.number()),
      uploadFile: v.optional(v.number()),
      downloadFile: v.optional(v.number()),
    }),
  ),
  permission: v.optional(
    v.strictObject({
      'scope.userLocation': v.optional(v.strictObject({ desc: v.pipe(v.string(), v.minLength(1), v.maxLength(30)) })),
    }),
  ),
  requiredPrivateInfos: v.optional(v.array(v.picklist([...infos, ...moreInfos]))),
  requiredBackgroundModes: v.optional(v.array(v.picklist(['audio', 'location']))),
  usingComponents: v.optional(components),
  lazyCodeLoading: v.literal('requiredComponents'),
  __usePrivacyCheck__: v.literal(true),
  sitemapLocation: v.optional(v.string()),
  style: v.optional(v.literal('v2')),
  darkmode: v.optional(v.boolean()),
  themeLocation: v.optional(v.string()),
  debug: v.optional(v.literal(false)),
  componentFramework: v.optional(v.string()),
  renderer: v.optional(v.literal('webview')),
})

export const pageJson = v.strictObject({
  ...window,
  disableScroll: v.optional(v.boolean()),
  disableSwipeBack: v.optional(v.boolean()),
  usingComponents: v.optional(components),
  component: v.optional(v.literal(true)),
  styleIsolation: v.optional(v.picklist(['isolated', 'apply-shared', 'shared', 'page-isolated', 'page-apply-shared'])),
  componentPlaceholder: v.optional(components),
  renderer: v.optional(v.literal('webview')),
  style: v.optional(v.literal('v2')),
})

/**
 * @param {v.GenericSchema} schema
 * @param {unknown} value
 * @returns {string[]} what is wrong, with its place
 */
export function faults(schema, value) {
  const { issues } = v.safeParse(schema, value)
  return (issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
