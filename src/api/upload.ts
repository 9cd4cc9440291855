import type { UploadPath } from '@mall/contract/upload'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import type { UploadPort } from '@/platform/upload/port'
import { upload } from '@/platform/upload/upload'
import { baseUrl } from '@/session/baseUrl'
import { toast } from '@/session/toast'
import { currentToken } from '@/session/token'
import { CallFailure } from './CallFailure'
import { dataOf } from './exchange'
import { baseParams } from './form'
import { notifyOffline } from './notify'
import { useTexts } from './uploadTexts'

/** Sendings of one picture when the connection fails; what the server refuses is not sent again. */
const tries = 3
/** ms before the second one; the third waits twice as long */
const pause = 800

/** `error`: the server refused the picture (its code is below 0, specification section 8); else nothing useful came. */
export class UploadFailure extends Error {
  constructor(
    message: 'error' | 'upload failed',
    /** for the shopper */
    readonly words: string,
  ) {
    super(message)
  }
}

export interface UploadOptions {
  /** 0 to 1 */
  onProgress?: (share: number) => void
  /** The failure is told by whoever asked. */
  silent?: boolean
  /** proves who sends where there is no member yet */
  ticket?: string
}

export interface Uploading {
  /** pic_path; throws an UploadFailure that the shopper has been told, `aborted` when it was given up. */
  path: Promise<string | 'aborted'>
  abort(): void
}

/** Sends a picture that the picking port gave, up to three times. */
export const uploadPicture = (file: string, path: UploadPath, options: UploadOptions = {}): Uploading =>
  uploading(upload.send, `/api/upload/${path}`, file, options)

/** The same for the member's new face: what a browser has cut is sent as text. */
export function uploadFace(file: string, options: UploadOptions = {}): Uploading {
  const { sendText } = upload
  return sendText
    ? uploading(sendText, '/api/upload/headimgBase64', file, options)
    : uploadPicture(file, 'headimg', options)
}

function uploading(send: UploadPort['send'], path: string, file: string, options: UploadOptions): Uploading {
  let given = false
  let abort = () => undefined as void
  async function once(): Promise<string | 'aborted'> {
    const token = currentToken()
    const proof = options.ticket ? { auth_ticket: options.ticket } : {}
    const fields = Object.entries({ ...baseParams(), token, ...proof }).map(([name, value]) => [name, String(value)])
    const sending = send({
      url: `${baseUrl}${path}`,
      file,
      headers: token ? { token } : {},
      fields: Object.fromEntries(fields) as Record<string, string>,
      onProgress: options.onProgress,
    })
    abort = sending.abort
    const answer = await sending.answer
    return answer === 'aborted' ? answer : (dataOf(answer, token) as { pic_path: string }).pic_path
  }
  async function all(): Promise<string | 'aborted'> {
    for (let turn = 1; ; turn += 1) {
      try {
        return given ? 'aborted' : await once()
      } catch (fault) {
        if (given) return 'aborted'
        const failure = failureOf(fault)
        if (failure.message === 'error' || turn === tries || !network.isOnline()) {
          if (!options.silent) notifyFailure(failure)
          throw failure
        }
        await new Promise((resolve) => setTimeout(resolve, pause * turn))
      }
    }
  }
  return {
    path: all(),
    abort() {
      given = true
      abort()
    },
  }
}

function failureOf(fault: unknown): UploadFailure {
  if (fault instanceof CallFailure && fault.kind === 'refused') return new UploadFailure('error', fault.message)
  if (fault instanceof CallFailure || fault instanceof NetworkFault)
    return new UploadFailure('upload failed', useTexts.get().failed)
  throw fault
}

function notifyFailure({ words }: UploadFailure): void {
  if (network.isOnline()) toast(words)
  else notifyOffline()
}
