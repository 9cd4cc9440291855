import { useEffect, useState, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { useDidShow } from '@/platform/lifecycle/lifecycle'
import { sight } from '@/platform/sight/sight'
import { px } from './theme/size'

/** Ids are looked up in the whole document on H5, where several pages are alive. */
let places = 0

interface LazyViewProps {
  /** room kept until it is drawn, design px */
  room: number
  /** css px below the window from where on it is drawn */
  ahead?: number
  /** id of the box that scrolls, when it is not the page */
  within?: string
  className?: string
}

/** Draws its children, and lets them ask for their data, when the shopper comes near. */
export function LazyView({ room, ahead = 300, within, className, children }: PropsWithChildren<LazyViewProps>) {
  const [id] = useState(() => `near${++places}`)
  const [near, setNear] = useState(false)
  // the mini-program watches the shown page, which was another one when this was made while its page lay below
  const [visits, setVisits] = useState(0)
  useDidShow(() => setVisits((count) => count + 1))
  useEffect(
    () => (near ? undefined : sight.near(id, ahead, () => setNear(true), within)),
    [id, ahead, within, near, visits],
  )
  return (
    <View id={id} className={className} style={near ? undefined : { minHeight: px(room) }}>
      {near && children}
    </View>
  )
}
