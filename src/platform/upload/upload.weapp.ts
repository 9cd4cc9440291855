import Taro from '@tarojs/taro'
import { NetworkFault, requestTimeout } from '../network/port'
import type { UploadPort } from './port'

export const upload: UploadPort = {
  send({ url, file, headers, fields, onProgress }) {
    let aborted = false
    const task = Taro.uploadFile({
      url,
      filePath: file,
      name: 'file',
      header: headers,
      formData: fields,
      timeout: requestTimeout,
    })
    task.onProgressUpdate?.(({ progress }) => onProgress?.(progress / 100))
    return {
      answer: task.then(
        ({ statusCode, data }) => ({ status: statusCode, text: data }),
        (fault: { errMsg?: string }) => {
          if (aborted) return 'aborted' as const
          throw new NetworkFault(/timed?[ _]?out/i.test(String(fault.errMsg)) ? 'timeout' : 'network')
        },
      ),
      abort() {
        aborted = true
        task.abort()
      },
    }
  },
}
