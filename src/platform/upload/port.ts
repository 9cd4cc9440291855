import type { HttpAnswer } from '../network/port'

export interface Sending {
  url: string
  /** what the picking port gave */
  file: string
  headers: Record<string, string>
  /** beside the field `file` */
  fields: Record<string, string>
  /** 0 to 1 */
  onProgress?: (share: number) => void
}

export interface Sent {
  /** Whatever the server answered, or `aborted`; throws a NetworkFault when nothing came. */
  answer: Promise<HttpAnswer | 'aborted'>
  abort(): void
}

export interface UploadPort {
  send(sending: Sending): Sent
  /** The same with the picture as a data URL in the field `images`; not where pictures are files of the phone. */
  readonly sendText?: (sending: Sending) => Sent
}
