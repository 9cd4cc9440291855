/** What a run of a mini-program cost: one JSON per run, given by `Simulator.measurements`. Times are ms since the start. */
export interface Measurements {
  label: string
  /** Whether the run had a layout; without one there are no sizes of images and of tap targets. */
  layout: boolean
  /** Pixels of the device in a CSS pixel. */
  ratio: number
  actions: ActionCost[]
  pages: PageCost[]
  setData: SetDataCall[]
  requests: RequestEntry[]
  timers: LeftTimer[]
  exceptions: string[]
  warnings: string[]
  /** Names of `wx` that were called, and how often. */
  calls: Record<string, number>
  /** Fields that setData wrote, by component. */
  fields: Record<string, string[]>
  /** Tasks longer than 50 ms; where the browser tells them. */
  longTasks: { at: number; ms: number; page: string }[]
  /** Pictures the pages fetched over the network; where the browser tells them. */
  pictures: { url: string; page: string; at: number; ms: number }[]
}

/** From a call of the automator (or the launch) until nothing is under way. */
export interface ActionCost {
  name: string
  /** Shown page when it ended. */
  page: string
  at: number
  /** Until its last setData, timer or answer. */
  ms: number
  setData: number
  bytes: number
  biggest: number
  /** Elements made. */
  nodes: number
  requests: number
  /** Whether it came to rest: the next one had not begun, and the limit was not reached. */
  settled: boolean
}

/** A page, at its largest. */
export interface PageCost extends TreeSize {
  path: string
  query: Record<string, string>
  /** When it first came to rest. */
  first: TreeSize
  layout?: PageLayout
}

/** The page as its WXML stands: nodes of its templates, not what built-ins are made of. */
export interface TreeSize {
  nodes: number
  depth: number
  /** Children of the node that has the most, and which one that is. */
  widest: number
  widestNode: string
}

/** Sizes in CSS px; only where there is a layout. */
export interface PageLayout {
  images: ShownImage[]
  /** Nodes that listen to taps and are narrower or lower than 20 px. */
  smallTargets: { node: string; width: number; height: number }[]
  /** Fixed nodes below 68 px at the lower edge whose styles know nothing of the safe area. */
  unsafeFixed: { node: string; height: number }[]
}

export interface ShownImage {
  src: string
  mode: string
  lazy: boolean
  /** In the first screen. */
  first: boolean
  width: number
  height: number
  naturalWidth: number
  naturalHeight: number
}

/** One setData of a page or component. */
export interface SetDataCall {
  at: number
  /** Page it belongs to, and the component that called. */
  page: string
  component: string
  /** Bytes of its data as JSON in UTF-8. */
  bytes: number
  /** Elements it made. */
  nodes: number
  /** Whether the page it belongs to was not the shown one. */
  hidden: boolean
}

/** One request, upload or download. */
export interface RequestEntry {
  /** ms since 1970. */
  at: number
  kind: 'request' | 'upload' | 'download' | 'socket'
  url: string
  method: string
  /** HTTP status; 0 when there was no answer. */
  status: number
  /** ms until the answer, and bytes of its body. */
  ms: number
  bytes: number
  /** Words of `fail`. */
  error?: string
}

/** What a request carried, as base64. Kept beside the figures, for who looks at the panel. */
export interface Bodies {
  sent?: string
  answer?: string
}

/** Timers of one kind that a page set and left behind: it had closed or hidden when they fired, or they still wait. */
export interface LeftTimer {
  kind: 'timeout' | 'interval'
  delay: number
  /** Page that was shown when it was set. */
  page: string
  state: 'closed' | 'hidden'
  /** How often it fired all the same. */
  fired: number
  waiting: boolean
}
