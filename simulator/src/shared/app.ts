/** A mini-program as the compiler hands it to the runtime. Paths are without extension unless they say `file`. */
export interface CompiledApp {
  /** app.json, as it is. */
  config: AppConfig
  /** Every page's path, those of the main package first. */
  pages: string[]
  /** Roots of the sub-packages; '' stands for the main package. */
  packages: string[]
  /** JSON file of each page and component. */
  json: Record<string, ComponentConfig>
  /** Source of each JS file. */
  scripts: Record<string, string>
  /** CSS of each page and component, and of 'app'. */
  styles: Record<string, string>
  /** Class prefix of each component whose styles are its own. */
  scopes: Record<string, string>
  /** Source of an expression: path -> template of glass-easel. */
  templates: string
  /** The same for the built-in components, by tag. */
  builtInTemplates: string
  /** What the compiler of templates had to say. */
  warnings: string[]
}

export interface AppConfig {
  pages: string[]
  entryPagePath?: string
  subPackages?: { root: string; name?: string; pages: string[] }[]
  subpackages?: { root: string; name?: string; pages: string[] }[]
  preloadRule?: Record<string, { packages: string[]; network?: 'all' | 'wifi' }>
  window?: WindowConfig
  tabBar?: TabBarConfig
  usingComponents?: Record<string, string>
  __usePrivacyCheck__?: boolean
  [key: string]: unknown
}

export interface TabBarConfig {
  custom?: boolean
  color?: string
  selectedColor?: string
  backgroundColor?: string
  borderStyle?: string
  position?: string
  list: { pagePath: string; text: string; iconPath?: string; selectedIconPath?: string }[]
}

export interface WindowConfig {
  navigationStyle?: 'default' | 'custom'
  navigationBarTitleText?: string
  navigationBarBackgroundColor?: string
  navigationBarTextStyle?: 'black' | 'white'
  backgroundColor?: string
  backgroundTextStyle?: 'dark' | 'light'
  enablePullDownRefresh?: boolean
  onReachBottomDistance?: number
  disableScroll?: boolean
}

export interface ComponentConfig extends WindowConfig {
  component?: boolean
  usingComponents?: Record<string, string>
  styleIsolation?: string
  [key: string]: unknown
}
