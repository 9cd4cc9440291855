import Taro from '@tarojs/taro'
import type { FeedbackPort } from './port'

/**
 * WeChat refuses a dialog with a button of more than 4 Chinese or 8 other letters, and one whose words are undefined:
 * its own word is better than none.
 */
const words = (name: 'confirmText' | 'cancelText', text: string | undefined) =>
  text !== undefined && text.replace(/[^ -ÿ]/g, '**').length <= 8 ? { [name]: text } : {}

export const feedback: FeedbackPort = {
  modal: ({ title, content, confirm, cancel }) =>
    Taro.showModal({
      title,
      content,
      ...words('confirmText', confirm),
      ...words('cancelText', cancel),
      showCancel: cancel !== undefined,
    }).then(
      (answer) => answer.confirm,
      () => false,
    ),
}
