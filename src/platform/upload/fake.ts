import type { HttpAnswer } from '../network/port'
import { NetworkFault } from '../network/port'
import type { Sending, UploadPort } from './port'

type Reply = HttpAnswer | NetworkFault | { code: number; message?: string; data?: unknown }

/** Answers with `replies` in turn, the last one again and again. */
export function fakeUpload(...replies: Reply[]): UploadPort & { sent: Sending[] } {
  const sent: Sending[] = []
  return {
    sent,
    send(sending) {
      sent.push(sending)
      let abort = () => undefined as void
      const gone = new Promise<'aborted'>((resolve) => (abort = () => resolve('aborted')))
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? {
        code: 0,
        data: { pic_path: 'upload/a.jpg' },
      }
      sending.onProgress?.(0.5)
      const answer = async () => {
        await new Promise((done) => setTimeout(done, 0))
        if (reply instanceof NetworkFault) throw reply
        return 'status' in reply ? reply : { status: 200, text: JSON.stringify({ message: '', data: null, ...reply }) }
      }
      return { answer: Promise.race([answer(), gone]), abort }
    },
  }
}
