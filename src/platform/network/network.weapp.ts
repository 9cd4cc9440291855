import Taro from '@tarojs/taro'
import { type NetworkPort, NetworkFault, requestTimeout } from './port'

let online = true
const listeners = new Set<(online: boolean) => void>()

Taro.getNetworkType({
  success: ({ networkType }) => {
    online = networkType !== 'none'
  },
})
Taro.onNetworkStatusChange(({ isConnected }) => {
  online = isConnected
  listeners.forEach((listen) => listen(isConnected))
})

export const network: NetworkPort = {
  request: ({ url, method, headers, body }) =>
    new Promise((resolve, reject) => {
      Taro.request<string, string>({
        url,
        method,
        header: headers,
        data: body,
        timeout: requestTimeout,
        // any word but json keeps WeChat from parsing
        dataType: 'text',
        responseType: 'text',
        success: ({ statusCode, data }) =>
          resolve({ status: statusCode, text: typeof data === 'string' ? data : JSON.stringify(data) }),
        fail: ({ errMsg }) => reject(new NetworkFault(/time ?out/i.test(errMsg) ? 'timeout' : 'network')),
      })
    }),
  isOnline: () => online,
  onStatusChange(listen) {
    listeners.add(listen)
    return () => listeners.delete(listen)
  },
}
