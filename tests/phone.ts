import type { Wire } from './wire'

/** What the mall answers in a test that cannot bring it to answer so by itself. */
export interface Answer {
  code: number
  message: string
  data: null
}

/** What somebody with the mall in hand can do, in either build: knows the `t-` handles only. */
export interface Phone {
  readonly wire: Wire
  /** Goes to an address of the mall, as by a link. */
  open(address: string): Promise<void>
  /** Waits until a page is shown. */
  on(place: string): Promise<unknown>
  see(handle: string): Promise<unknown>
  gone(handle: string): Promise<void>
  count(handle: string): Promise<number>
  /** Without blanks. */
  text(handle: string): Promise<string>
  reads(handle: string, words: string | RegExp): Promise<void>
  /** Does something and waits for the toast that follows. */
  told(words: string | RegExp, act: () => Promise<void>): Promise<void>
  /** The first of what carries it, or the one at a place: -1 = the last. */
  tap(handle: string, place?: number): Promise<void>
  /** The same of what is read out as disabled: the tap tells why. */
  tapBarred(handle: string): Promise<void>
  /** Taps what opens the album, and picks a picture there. */
  choosePicture(handle: string): Promise<void>
  type(handle: string, words: string): Promise<void>
  /** Waits until it holds. */
  until(what: string, condition: () => Promise<boolean>): Promise<void>
  /** Says yes to the dialog that is shown. */
  confirm(): Promise<void>
  /** Does something and says yes to the dialog that follows, when it has these words. */
  dialog(words: RegExp, act: () => Promise<void>): Promise<void>
  /** Pulls the page, or the box on it that scrolls, down until it refreshes. */
  pullDown(within?: string): Promise<void>
  /** by the button of the page's bar, where there is one */
  back(): Promise<void>
  /** by the phone's own means */
  systemBack(): Promise<void>
  offline(off: boolean): Promise<void>
  /** On the login page, or within its popup: ticks the consent where it is not. */
  agree(within?: string): Promise<void>
  logInWithWeChat(): Promise<void>
  /** On the login page, by the code of a message. */
  logIn(mobile: string): Promise<void>
  logInByPassword(name: string): Promise<void>
  /** Types the digits of a captcha, after asking for another one. */
  readCaptcha(): Promise<void>
  /** Starts anew at an address, as a phone that had this in its storage. */
  fresh(address: string, stored?: Record<string, unknown>): Promise<void>
  stored<T>(key: string): Promise<T | undefined>
  /** How often this phone has asked the mall this since it was started. */
  asked(call: string): Promise<number>
  /** From now on the mall answers this call so; without an answer as it is. */
  pretend(call: string, answer?: Answer): Promise<void>
  /** Asks the mall as the member of this phone. */
  ask<T>(call: string, params?: Record<string, string | number>): Promise<T>
  /** On the cashier: pays, and waits for the result. */
  pay(): Promise<void>
  /** What lies on its clipboard. */
  copied(): Promise<string>
  picture(name: string): Promise<void>
}
