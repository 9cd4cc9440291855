import { useEffect, useState } from 'react'
import { ScrollView, Swiper, SwiperItem, View } from '@tarojs/components'
// Taro's router gets it from the same alias; its own types leave it out
import { PullDownRefresh } from '../../../../src/platform/h5-components/PullDownRefresh'
import { note, noting } from './note'
import { eventCenter } from './taro'

const rows = (count: number, size = '100px', wide = false) =>
  Array.from({ length: count }, (_, i) => (
    <View key={i} id={`row${i}`} style={wide ? { width: size, height: '50px', flex: 'none' } : { height: size }}>
      {i}
    </View>
  ))

export function Scrolls() {
  const [top, setTop] = useState<number>()
  const [into, setInto] = useState('')
  return (
    <View>
      <ScrollView
        id="list"
        scrollY
        scrollTop={top}
        scrollIntoView={into}
        scrollWithAnimation
        style={{ height: '300px', borderTop: '7px solid' }}
        upperThreshold={20}
        lowerThreshold={30}
        onScroll={noting('scroll')}
        onScrollToLower={noting('lower')}
        onScrollToUpper={noting('upper')}
        showScrollbar={false}
        enhanced
      >
        {rows(20)}
      </ScrollView>
      <ScrollView
        id="strip"
        scrollX
        enableFlex
        style={{ width: '300px' }}
        onScrollToLower={noting('right')}
        onScroll={noting('x')}
      >
        {rows(10, '100px', true)}
      </ScrollView>
      <ScrollView id="fixed" style={{ height: '50px' }}>
        {rows(3)}
      </ScrollView>
      <View id="to-top" onClick={() => setTop(500)}>
        500
      </View>
      <View id="into" onClick={() => setInto('row12')}>
        row 12
      </View>
    </View>
  )
}

const slides = (count: number) =>
  Array.from({ length: count }, (_, i) => (
    <SwiperItem key={i} itemId={`item${i}`} className={`slide slide${i}`}>
      <View className={`button${i}`} onClick={() => note('slide clicked', i)} style={{ height: '100%' }}>
        {i}
      </View>
    </SwiperItem>
  ))

export function Swipers() {
  const [current, setCurrent] = useState(1)
  return (
    <View style={{ height: '3000px' }}>
      <Swiper
        id="swiper"
        indicatorDots
        indicatorActiveColor="rgb(1, 2, 3)"
        current={current}
        onChange={noting('change')}
        onAnimationFinish={noting('finish')}
        duration={100}
      >
        {slides(4)}
      </Swiper>
      <View id="to3" onClick={() => setCurrent(3)}>
        3
      </View>
      <Swiper
        id="many"
        displayMultipleItems={2}
        previousMargin="40px"
        nextMargin="75rpx"
        duration={50}
        onChange={noting('many')}
      >
        {slides(5)}
      </Swiper>
      <Swiper id="upright" vertical duration={50} onChange={noting('upright')}>
        {slides(3)}
      </Swiper>
      <Swiper id="still" disableTouch>
        {slides(2)}
      </Swiper>
    </View>
  )
}

export function Ring() {
  const [count, setCount] = useState(3)
  return (
    <View>
      <Swiper id="ring" circular duration={100} onChange={noting('change')}>
        {slides(count)}
      </Swiper>
      <View id="two" onClick={() => setCount(2)}>
        2
      </View>
      <View id="one" onClick={() => setCount(1)}>
        1
      </View>
    </View>
  )
}

export function Autoplay() {
  const [shown, setShown] = useState(true)
  return (
    <View>
      <View style={shown ? undefined : { display: 'none' }}>
        <Swiper id="auto" autoplay circular interval={200} duration={50} onChange={noting('change')}>
          {slides(3)}
        </Swiper>
      </View>
      <Swiper id="line" autoplay interval={200} duration={0} onChange={noting('line')}>
        {slides(2)}
      </Swiper>
      <View id="hide" onClick={() => setShown(!shown)}>
        hide
      </View>
    </View>
  )
}

type PageBox = HTMLElement & { __page?: object }

export function Pull() {
  useEffect(() => {
    const box = document.getElementById('page') as PageBox
    box.__page = { onPullDownRefresh: () => note('refresh') }
    Object.assign(window, {
      ask: (what: 'Start' | 'Stop') =>
        eventCenter.trigger(`__taro${what}PullDownRefresh`, {
          successHandler: (answer: unknown) => note('answer', answer),
        }),
    })
  }, [])
  return (
    <PullDownRefresh>
      <Swiper id="sideways">{slides(2)}</Swiper>
      <ScrollView id="inner" scrollY style={{ height: '200px' }}>
        {rows(10)}
      </ScrollView>
      <View id="content" style={{ height: '1500px' }}>
        content
      </View>
      <View id="sheet" style={{ position: 'fixed', bottom: '0px', left: '0px', width: '200px', height: '150px' }}>
        sheet
      </View>
    </PullDownRefresh>
  )
}
