import { useEffect, useState, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { sight } from '@/platform/sight/sight'
import { px } from './theme/size'

/** Ids are looked up in the whole document on H5, where several pages are alive. */
let places = 0

interface NearProps {
  /** room kept until it is drawn, design px */
  room: number
  /** css px below the window from where on it is drawn */
  ahead?: number
  className?: string
}

/** Draws its children, and lets them ask for their data, when the shopper comes near. */
export function Near({ room, ahead = 300, className, children }: PropsWithChildren<NearProps>) {
  const [id] = useState(() => `near${++places}`)
  const [near, setNear] = useState(false)
  useEffect(() => (near ? undefined : sight.near(id, ahead, () => setNear(true))), [id, ahead, near])
  return (
    <View id={id} className={className} style={near ? undefined : { minHeight: px(room) }}>
      {near && children}
    </View>
  )
}
