import { keptBlob } from '../picking/picking.h5'
import { NetworkFault, requestTimeout } from '../network/port'
import type { UploadPort } from './port'

export const upload: UploadPort = {
  send({ url, file, headers, fields, onProgress }) {
    // fetch tells no progress of what it sends
    const request = new XMLHttpRequest()
    async function answer() {
      const blob = keptBlob(file)
      if (!blob) throw new Error(`no such file: ${file}`)
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', blob, 'picture.jpg')
      return new Promise<{ status: number; text: string } | 'aborted'>((resolve, reject) => {
        request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress?.(loaded / total)
        request.onload = () => resolve({ status: request.status, text: request.responseText })
        request.onerror = () => reject(new NetworkFault('network'))
        request.ontimeout = () => reject(new NetworkFault('timeout'))
        request.onabort = () => resolve('aborted')
        request.timeout = requestTimeout
        request.open('POST', url)
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
        request.send(form)
      })
    }
    return {
      answer: answer(),
      abort: () => request.abort(),
    }
  },
}
