/** What host (Node) and page (Chromium, jsdom or a normal browser) say to each other, as JSON. */
export type ToPage =
  /** A row of the automator's protocol, or one of `Simulator.*`. */
  | { kind: 'call'; id: number; method: string; params: Record<string, unknown> }
  | { kind: 'answer'; id: number; result?: unknown; error?: string }
  /** News of something the page asked for: progress of a transfer, words of a socket. */
  | { kind: 'news'; id: number; name: string; data: unknown }

export type ToHost =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; result?: unknown; error?: string }
  /** An event of the automator's protocol. */
  | { kind: 'event'; method: string; params: unknown }
  /** Work only Node can do: `network.request`, `network.abort`, ... */
  | { kind: 'ask'; id: number; work: string; params: unknown }

/** One end of the line between them. */
export interface Line<Out, In> {
  send(message: Out): void
  onMessage(listener: (message: In) => void): void
}

/** Where the host serves what belongs to the mini-program. */
export const appFiles = '/__app/'
export const simulatorName = 'simulator, not WeChat'
