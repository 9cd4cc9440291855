import Taro from '@tarojs/taro'
import type { FeedbackPort } from './port'

export const feedback: FeedbackPort = {
  modal: ({ title, content, confirm, cancel }) =>
    Taro.showModal({
      title,
      content,
      // WeChat takes at most 4 Chinese characters here
      confirmText: confirm,
      cancelText: cancel,
      showCancel: cancel !== undefined,
    }).then(
      (answer) => answer.confirm,
      () => false,
    ),
}
