import type { Wire } from './wire'

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
  tap(handle: string): Promise<void>
  type(handle: string, words: string): Promise<void>
  /** Waits until it holds. */
  until(what: string, condition: () => Promise<boolean>): Promise<void>
  /** Says yes to the dialog that is shown. */
  confirm(): Promise<void>
  back(): Promise<void>
  offline(off: boolean): Promise<void>
  /** On the login page, by the code of a message. */
  logIn(mobile: string): Promise<void>
  logInByPassword(name: string): Promise<void>
  /** Asks the mall as the member of this phone. */
  ask<T>(call: string, params?: Record<string, string | number>): Promise<T>
  /** On the cashier: pays, and waits for the result. */
  pay(): Promise<void>
  picture(name: string): Promise<void>
}
