import { useRef, useState } from 'react'
import {
  Block,
  Button,
  CoverView,
  CustomWrapper,
  Image,
  PageMeta,
  RichText,
  RootPortal,
  ScrollView,
  Text,
  View,
} from '@tarojs/components'
import { note, noting } from './note'

/** A clock of our own: when classes come and go, ms since the finger came down. */
function watchClass(node: Element | null, name: string) {
  if (!node) return
  let since = 0
  node.addEventListener('pointerdown', () => (since = performance.now()))
  let had = false
  new MutationObserver(() => {
    const has = node.classList.contains(name)
    if (has !== had) note(has ? 'hovered' : 'left', Math.round(performance.now() - since))
    had = has
  }).observe(node, { attributes: true })
}

export function Hover() {
  return (
    <View style={{ height: '2000px' }}>
      <View
        id="plain"
        hoverClass="pressed deep"
        hoverStartTime={100}
        hoverStayTime={200}
        style={{ height: '100px' }}
        ref={(node: Element | null) => watchClass(node, 'pressed')}
      >
        press
      </View>
      <View id="outer" hoverClass="pressed" style={{ height: '200px' }}>
        <View id="inner" hoverClass="pressed" hoverStopPropagation style={{ height: '50px' }} />
        <View id="free" hoverClass="none" style={{ height: '50px' }} />
      </View>
      <Button id="button" hoverClass="pressed">
        button
      </Button>
      <Button id="off" hoverClass="pressed" disabled>
        off
      </Button>
    </View>
  )
}

export function Press() {
  const since = useRef(0)
  return (
    // since the finger came, not since a busy page heard of it
    <View onClick={() => note('parent')} onTouchStart={({ timeStamp }) => (since.current = timeStamp)}>
      <View
        id="long"
        style={{ height: '100px' }}
        onLongPress={(e) => {
          note('longpress', e.detail)
          note('held for', Math.round(performance.now() - since.current))
        }}
        onClick={() => note('click')}
      />
      <View id="holder" style={{ height: '100px' }} onLongPress={() => note('holder')}>
        <View id="child" style={{ height: '100px' }} onClick={() => note('child')} />
      </View>
    </View>
  )
}

export function CatchMove() {
  return (
    <View onTouchMove={() => note('moved behind')} style={{ height: '3000px' }}>
      <View id="mask" catchMove onTouchMove={() => note('moved')} style={{ height: '300px' }}>
        mask
        <ScrollView id="list" scrollY style={{ height: '200px' }}>
          <View style={{ height: '900px' }}>list</View>
        </ScrollView>
      </View>
      <View id="free" style={{ height: '300px' }} />
    </View>
  )
}

export function Aria() {
  return (
    <View>
      <View
        id="named"
        ariaLabel="Close"
        ariaRole="button"
        aria-expanded="true"
        data-row={7}
        onClick={() => note('tap')}
      >
        x
      </View>
      <View id="tab" role="tab" onClick={() => note('tab')} />
      {/* the kit's own key handler clicks too; together they must click once */}
      <View
        id="both"
        role="button"
        onClick={() => note('both')}
        {...{
          tabIndex: 0,
          onKeyDown: (e: KeyboardEvent) => {
            if (e.key !== 'Enter') return
            e.preventDefault()
            ;(e.currentTarget as HTMLElement).click()
          },
        }}
      />
      <View id="plain" onClick={() => note('plain')} />
      <View id="hidden" hidden style={{ display: 'flex' }}>
        unseen
      </View>
      <View id="mute" {...{ ariaHidden: true }} />
      <View
        id="styled"
        style="--accent-colour: rgb(1, 2, 3); color: var(--accent-colour) !important; background-image: url(data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7); margin-top: 3px"
      />
      <CoverView id="cover">
        <Block>
          <CustomWrapper>
            <PageMeta>inside</PageMeta>
          </CustomWrapper>
        </Block>
      </CoverView>
    </View>
  )
}

export function Portal() {
  const [open, setOpen] = useState(false)
  return (
    <View id="deep" onClick={() => setOpen(!open)} style={{ height: '50px', overflow: 'hidden' }}>
      tap
      {open && (
        <RootPortal>
          <View id="portal">above</View>
        </RootPortal>
      )}
      <RootPortal enable={false}>
        <View id="stays">in place</View>
      </RootPortal>
    </View>
  )
}

export function Texts() {
  return (
    <View>
      <View style={{ whiteSpace: 'nowrap', width: '50px', overflow: 'hidden' }}>
        <Text id="lines">{'first line\nsecond line'}</Text>
      </View>
      <Text id="entities" decode>
        {'a&nbsp;b &lt;i&gt; &amp;amp; &copy; &constructor;'}
      </Text>
      <Text id="raw">{'a&nbsp;b'}</Text>
      <Text id="spaces" space="nbsp">
        {'a   b'}
      </Text>
      <Text id="select" userSelect className="own">
        1 <Text>2</Text> {3}
      </Text>
    </View>
  )
}

export function Buttons() {
  return (
    <View>
      <Button id="plain" onClick={() => note('plain')} className="own">
        plain
      </Button>
      <Button id="off" disabled onClick={() => note('off')}>
        off
      </Button>
      <Button id="busy" loading>
        busy
      </Button>
    </View>
  )
}

export function Images() {
  const modes = [undefined, 'aspectFit', 'aspectFill', 'widthFix', 'heightFix', 'top left', 'center'] as const
  return (
    <View>
      {modes.map((mode) => (
        <Image
          key={mode ?? 'none'}
          className={`mode-${(mode ?? 'none').replace(' ', '-')}`}
          src="/pic/300x200.svg"
          mode={mode}
          style={
            mode === 'heightFix'
              ? { height: '60px' }
              : { width: '60px', height: mode === 'widthFix' ? undefined : '60px' }
          }
        />
      ))}
      <Image id="loaded" src="/pic/120x80.svg" ariaLabel="A mug" onLoad={noting('load')} onError={noting('error')} />
      <Image id="broken" src="/none.png" onLoad={noting('load broken')} onError={noting('error')} />
      <Image id="empty" src="" onLoad={noting('load empty')} onError={noting('error empty')} />
      <Image id="extra" src="/pic/10x10.svg" imgProps={{ width: 33, decoding: 'sync' }} />
      <View style={{ height: '6000px' }} />
      <Image id="lazy" lazyLoad src="/pic/77x77.svg" style={{ width: '77px', height: '77px' }} />
    </View>
  )
}

/** The tests hand their HTML or node list over in window.rich. */
export function Rich() {
  const [nodes, setNodes] = useState<never>()
  return (
    <View>
      <View id="next" onClick={() => setNodes((window as unknown as { rich: never }).rich)}>
        show
      </View>
      <RichText id="rich" nodes={nodes} />
    </View>
  )
}
