import type { Mode, Simulator } from '../host/simulator'
import type { StartOptions } from '../shared/scenario'

/** What is audited, and how it is brought to show something: default export of the file that `--config` names. */
export interface AuditConfig {
  /** The project, or the folder of app.json. */
  project: string
  screen?: StartOptions['screen']
  /** Rules that are known to be broken, and why. */
  accepted?: Acceptance[]
  /** Prepares the world around the mini-program, a server for instance. */
  open(mode: Mode): Promise<Subject>
}

/** A rule whose breaking is lived with as long as it does not get worse. */
export interface Acceptance {
  rule: string
  reason: string
  /** What it may come to: the largest value of a rule with a limit, the worst share of P11, of others how many break it. */
  limit: number
}

export interface Subject {
  /** What wx.getStorage finds from the beginning. */
  storage?: Record<string, unknown>
  /** Pages to walk, in this order. Without: all of app.json, without a query. */
  pages?: { path: string; query?: Record<string, string | number> }[]
  /** Own bars beside WeChat's rules. */
  bars?: Bar[]
  close(): Promise<void>
}

export interface Bar {
  name: string
  /** Starts the mini-program anew with this storage before. */
  storage?: Record<string, unknown>
  /** Leads to what is measured, and does it. Without: the launch is measured. */
  act?(drive: Drive): Promise<void>
  /** setData calls of fewer bytes are left out: a clock may tick meanwhile. */
  leastBytes?: number
  /** Of all setData calls together, of the biggest one, and of the page that is shown then. */
  limits: { setData?: number; bytes?: number; biggest?: number; nodes?: number; depth?: number }
}

/** A hand on the mini-program, for bars. */
export interface Drive {
  simulator: Simulator
  /** Opens an address and waits until nothing is under way. */
  open(path: string, query?: Record<string, string | number>): Promise<void>
  /** Taps the first node that a selector finds. */
  tap(selector: string): Promise<void>
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>
  /** What happens in it, and what follows from it, is measured. */
  measured(act: () => Promise<void>): Promise<void>
}
