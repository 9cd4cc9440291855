/** Nothing is told any more after `close`. */
export interface SocketHandlers {
  onText(text: string): void
  /** It ended, or never began; told once. */
  onClose(): void
}

export interface Socket {
  /** Lost when the socket does not stand: what matters goes another way. */
  send(text: string): void
  close(): void
}

export interface SocketPort {
  /** `url`: ws or wss. Never throws. */
  open(url: string, handlers: SocketHandlers): Socket
}
