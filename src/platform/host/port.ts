/** Where the app runs. */
export interface HostPort {
  /** `wechat` is H5 in the messaging app's browser */
  readonly appType: 'weapp' | 'wechat' | 'h5'
  readonly ios: boolean
  /** id of the mini-program; '' in browsers */
  appId(): string
  /** root of the server that delivered the app; '' in the mini-program */
  origin(): string
  /** full address shown now; '' in the mini-program */
  address(): string
  /** Leaves the app for an address outside it; does nothing in the mini-program, which cannot. */
  leave(address: string): void
}
