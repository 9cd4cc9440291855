import type { CSSProperties } from 'react'
import { Button, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import type { ContactAreaProps, ContactPort } from './port'

/** WeChat's button has looks of its own: it lies over the area, and is not seen. */
const over = { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, width: '100%', height: '100%', opacity: 0 }

const ContactArea = ({ children, className, label }: ContactAreaProps) => (
  <View className={className} style={{ position: 'relative' }}>
    {children}
    <Button style={over as CSSProperties} aria-label={label} openType="contact" />
  </View>
)

export const contact: ContactPort = {
  Area: ContactArea,
  async openCompany(corpId, url) {
    // missing below base library 2.19
    if (typeof Taro.openCustomerServiceChat !== 'function') return false
    try {
      await Taro.openCustomerServiceChat({ corpId, extInfo: { url } })
      return true
    } catch {
      return false
    }
  },
}
