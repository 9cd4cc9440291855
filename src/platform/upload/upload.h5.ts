import { keptBlob } from '../picking/picking.h5'
import { NetworkFault, requestTimeout } from '../network/port'
import type { Sending, Sent, UploadPort } from './port'

function blobOf(file: string): Blob {
  const blob = keptBlob(file)
  if (!blob) throw new Error(`no such file: ${file}`)
  return blob
}

function inFile({ file, fields }: Sending): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', blobOf(file), 'picture.jpg')
  return form
}

const dataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error('not read'))
    reader.readAsDataURL(blob)
  })

const inText = async ({ file, fields }: Sending) =>
  new URLSearchParams({ ...fields, images: await dataUrl(blobOf(file)) })

type Body = FormData | URLSearchParams

function post(sending: Sending, bodyOf: (sending: Sending) => Body | Promise<Body>): Sent {
  const { url, headers, onProgress } = sending
  // fetch tells no progress of what it sends
  const request = new XMLHttpRequest()
  let given = false
  async function answer() {
    const body = await bodyOf(sending)
    // before it is sent there is nothing that an abort would end
    if (given) return 'aborted'
    return new Promise<{ status: number; text: string } | 'aborted'>((resolve, reject) => {
      request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress?.(loaded / total)
      request.onload = () => resolve({ status: request.status, text: request.responseText })
      request.onerror = () => reject(new NetworkFault('network'))
      request.ontimeout = () => reject(new NetworkFault('timeout'))
      request.onabort = () => resolve('aborted')
      request.timeout = requestTimeout
      request.open('POST', url)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.send(body)
    })
  }
  return {
    answer: answer(),
    abort() {
      given = true
      request.abort()
    },
  }
}

export const upload: UploadPort = {
  send: (sending) => post(sending, inFile),
  sendText: (sending) => post(sending, inText),
}
