import Taro from '@tarojs/taro'
import { type NetworkPort, NetworkFault, requestTimeout } from './port'

let online = true
const listeners = new Set<(online: boolean) => void>()

void Taro.getNetworkType().then(
  ({ networkType }) => {
    online = networkType !== 'none'
  },
  () => undefined,
)
Taro.onNetworkStatusChange(({ isConnected }) => {
  online = isConnected
  listeners.forEach((listen) => listen(isConnected))
})

export const network: NetworkPort = {
  async request({ url, method, headers, body }) {
    try {
      const { statusCode, data } = await Taro.request<unknown, string>({
        url,
        method,
        header: headers,
        data: body,
        timeout: requestTimeout,
        // any word but json keeps WeChat from parsing
        dataType: 'text',
        responseType: 'text',
      })
      return { status: statusCode, text: typeof data === 'string' ? data : JSON.stringify(data) }
    } catch (fault) {
      const word = String((fault as { errMsg?: string }).errMsg)
      throw new NetworkFault(/timed?[ _]?out/i.test(word) ? 'timeout' : 'network')
    }
  },
  isOnline: () => online,
  onStatusChange(listen) {
    listeners.add(listen)
    return () => listeners.delete(listen)
  },
}
