export interface DesktopPort {
  /** The mini-program runs in WeChat on a computer. Always false in browsers: they have a code of their own beside the page. */
  readonly inWeChat: boolean
}
