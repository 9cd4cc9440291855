import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from '../clock'
import { failure, tooLarge } from './envelope'
import { invalid } from './params'

/** What node refuses before there is a request: an address or headers over 16 KiB, or what is not HTTP. */
export function answerClientError(clock: Clock, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, refusal] = error.code === 'HPE_HEADER_OVERFLOW' ? [413, tooLarge()] : [400, invalid()]
  const body = JSON.stringify(failure(refusal, clock.now(), 'zh'))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
