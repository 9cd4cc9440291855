/* H5 stand-ins for @tarojs/components: plain elements instead of web components. */
import * as React from 'react'
import type { CSSProperties, ReactNode, Ref, SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import Taro from '@tarojs/taro'

type Fn = (e: unknown) => void
type P = Record<string, any> & { children?: ReactNode; className?: string; style?: CSSProperties }
const h = React.createElement as (tag: string, props: object | null, ...c: ReactNode[]) => JSX.Element

const css = (s: unknown): CSSProperties | undefined => {
  if (typeof s !== 'string') return (s as CSSProperties) ?? undefined
  const out: Record<string, string> = {}
  for (const part of s.split(';')) {
    const i = part.indexOf(':')
    if (i > 0)
      out[
        part
          .slice(0, i)
          .trim()
          .replace(/^-ms-/, 'ms-')
          .replace(/-(\w)/g, (_, c: string) => c.toUpperCase())
      ] = part.slice(i + 1).trim()
  }
  return out
}
/** The props a DOM element may get: handlers, data-*, aria-*, id, class, style. */
const dom = (p: P, base?: CSSProperties): P => {
  const out: P = {}
  for (const k of Object.keys(p))
    if (/^(on[A-Z]|data-|aria-)|^(id|role|className|hidden|tabIndex|dir|lang)$/.test(k)) out[k] = p[k]
  const style = css(p.style)
  if (base || style) out.style = { ...base, ...style }
  return out
}
/** Taro handlers read e.detail. */
const emit = (fn: Fn | undefined, e: SyntheticEvent, detail: unknown) => {
  if (fn) {
    Object.defineProperty(e, 'detail', { value: detail, configurable: true })
    fn(e)
  }
}
const both =
  <T,>(a: { current: T | null }, b: Ref<T>) =>
  (n: T | null) => {
    a.current = n
    if (typeof b === 'function') b(n)
    else if (b) (b as { current: T | null }).current = n
  }

export const View = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) => h('div', { ...dom(p), ref }, p.children))
export const Block = ({ children }: P) => <>{children}</>
export const CoverView = View
export const MovableArea = View
export const MovableView = View
export const Text = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) =>
  h(
    'span',
    {
      ...dom(p, {
        ...(p.userSelect || p.selectable ? { userSelect: 'text' } : null),
        whiteSpace: /\n/.test(String(p.children)) ? 'pre-line' : undefined,
      }),
      ref,
    },
    p.children,
  ),
)
export const Label = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) =>
  h('label', { ...dom(p), htmlFor: p.for, ref }, p.children),
)
export const Canvas = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) =>
  h('canvas', { ...dom(p), 'canvas-id': p.canvasId, ref }),
)
export const Video = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) =>
  h('video', {
    ...dom(p),
    src: p.src,
    poster: p.poster,
    controls: p.controls !== false,
    autoPlay: p.autoplay,
    loop: p.loop,
    muted: p.muted,
    playsInline: true,
    ref,
  }),
)
export const WebView = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) =>
  h('iframe', { ...dom(p, { width: '100%', height: '100%', border: 0 }), src: p.src, ref }),
)
export const RichText = ({ nodes, ...p }: P) =>
  h('div', { ...dom(p), dangerouslySetInnerHTML: { __html: String(nodes ?? '') } }) // sanitise before
export const RootPortal = ({ children, enable = true }: P) => (
  <>{enable ? createPortal(children, document.body) : children}</>
)

export const Button = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) =>
  h(
    'button',
    {
      ...dom(p),
      type: p.formType ?? 'button',
      disabled: p.disabled,
      ref,
    },
    p.children,
  ),
)

const blank = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const fits: Record<string, CSSProperties> = {
  aspectFit: { objectFit: 'contain' },
  aspectFill: { objectFit: 'cover' },
  widthFix: { height: 'auto' },
  heightFix: { width: 'auto' },
}
export const Image = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) =>
  h('img', {
    ...dom(p, { display: 'inline-block', ...fits[p.mode] }),
    src: p.src || blank,
    alt: p.ariaLabel ?? '',
    loading: p.lazyLoad ? 'lazy' : undefined,
    ref,
    onLoad: (e: SyntheticEvent<HTMLImageElement>) =>
      emit(p.onLoad, e, { width: e.currentTarget.naturalWidth, height: e.currentTarget.naturalHeight }),
  }),
)

type Field = HTMLInputElement | HTMLTextAreaElement
/** Uncontrolled inside, as on weapp: the value prop is written when it differs, never while an IME composes. */
const useField = (tag: 'input' | 'textarea', p: P, ref: Ref<unknown>, more: object) => {
  const el = React.useRef<Field>(null)
  const busy = React.useRef(false)
  React.useLayoutEffect(() => {
    const n = el.current
    if (n && p.value != null && !busy.current && n.value !== String(p.value)) n.value = String(p.value)
  })
  React.useEffect(() => {
    if (p.focus) el.current?.focus()
  }, [p.focus])
  const input = (e: SyntheticEvent<Field>) =>
    emit(p.onInput, e, { value: e.currentTarget.value, cursor: e.currentTarget.selectionEnd })
  const { onChange: _change, ...rest } = dom(p)
  return h(tag, {
    ...rest,
    ...more,
    ref: both(el as { current: unknown }, ref),
    name: p.name,
    defaultValue: p.defaultValue,
    placeholder: p.placeholder,
    disabled: p.disabled,
    autoFocus: p.autoFocus,
    maxLength: p.maxlength === -1 ? undefined : (p.maxlength ?? 140),
    enterKeyHint: p.confirmType,
    onInput: input,
    onCompositionStart: () => {
      busy.current = true
    },
    onCompositionEnd: () => {
      busy.current = false
    },
    onFocus: (e: SyntheticEvent<Field>) => emit(p.onFocus, e, { value: e.currentTarget.value, height: 0 }),
    onBlur: (e: SyntheticEvent<Field>) => emit(p.onBlur, e, { value: e.currentTarget.value }),
    onKeyDown: (e: React.KeyboardEvent<Field>) => {
      if (tag === 'input' && e.key === 'Enter' && !busy.current) emit(p.onConfirm, e, { value: e.currentTarget.value })
    },
  })
}
const modes: Record<string, string> = { number: 'numeric', digit: 'decimal', tel: 'tel' }
export const Input = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) =>
  useField('input', p, ref, {
    type: p.password || p.type === 'safe-password' ? 'password' : 'text',
    inputMode: modes[p.type],
  }),
)
export const Textarea = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) =>
  useField('textarea', p, ref, { rows: p.rows }),
)

const values = (f: HTMLFormElement) => {
  const out: Record<string, unknown> = {}
  for (const n of Array.from(f.elements) as HTMLInputElement[]) {
    if (!n.name) continue
    if (n.type === 'checkbox')
      out[n.name] = n.dataset.one
        ? n.checked
        : ((out[n.name] as string[] | undefined) ?? []).concat(n.checked ? n.value : [])
    else if (n.type !== 'radio' || n.checked) out[n.name] = n.value
  }
  return out
}
export const Form = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) =>
  h(
    'form',
    {
      ...dom(p),
      ref,
      onSubmit: (e: SyntheticEvent<HTMLFormElement>) => {
        e.preventDefault()
        emit(p.onSubmit, e, { value: values(e.currentTarget) })
      },
    },
    p.children,
  ),
)
const useCheck = (type: string, p: P, detail: (on: boolean) => unknown) =>
  h('input', {
    ...dom(p),
    type,
    name: React.useContext(Group) ?? p.name,
    value: p.value,
    disabled: p.disabled,
    style: { accentColor: p.color, ...css(p.style) } as CSSProperties,
    defaultChecked: !!p.checked,
    key: String(!!p.checked),
    onChange: (e: SyntheticEvent<HTMLInputElement>) => emit(p.onChange, e, detail(e.currentTarget.checked)),
  })
const Group = /*#__PURE__*/ React.createContext<string | undefined>(undefined)
/** A group reports the values of its checked boxes, as on weapp. */
const useGroup = (type: 'checkbox' | 'radio', p: P) => {
  const id = React.useId()
  const onChange = (e: SyntheticEvent<HTMLElement>) => {
    e.stopPropagation()
    const v = Array.from(
      e.currentTarget.querySelectorAll<HTMLInputElement>(`input[type=${type}]:checked`),
      (n) => n.value,
    )
    emit(p.onChange, e, { value: type === 'radio' ? v[0] : v })
  }
  return <Group.Provider value={p.name ?? id}>{h('div', { ...dom(p), onChange }, p.children)}</Group.Provider>
}
export const CheckboxGroup = (p: P) => useGroup('checkbox', p)
export const RadioGroup = (p: P) => useGroup('radio', p)
export const Switch = (p: P) => useCheck('checkbox', { ...p, 'data-one': 1 }, (value) => ({ value }))
export const Checkbox = (p: P) => (
  <>
    {useCheck('checkbox', p, (on) => ({ value: on ? [p.value] : [] }))}
    {p.children}
  </>
)
export const Radio = (p: P) => (
  <>
    {useCheck('radio', p, () => ({ value: p.value }))}
    {p.children}
  </>
)

/** selector, date and time through the browser's own control; multiSelector and region: use NutUI. */
export const Picker = (p: P) => {
  const over: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0 }
  const date = p.mode === 'date' || p.mode === 'time'
  const label = (o: any) => (typeof o === 'object' ? o[p.rangeKey] : o) as string
  const change = (e: SyntheticEvent<HTMLSelectElement | HTMLInputElement>) =>
    emit(p.onChange, e, { value: date ? e.currentTarget.value : Number(e.currentTarget.value) })
  const rest = { style: over, value: p.value ?? (date ? '' : 0), disabled: p.disabled, onChange: change }
  return (
    <div className={p.className} style={{ position: 'relative', ...css(p.style) }}>
      {p.children}
      {date ? (
        <input type={p.mode} min={p.start} max={p.end} {...rest} />
      ) : (
        <select {...rest}>
          {(p.range ?? []).map((o: unknown, i: number) => (
            <option key={i} value={i}>
              {label(o)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

export const ScrollView = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) => {
  const el = React.useRef<HTMLElement>(null)
  const edge = React.useRef('')
  const x = !!p.scrollX
  const go = (o: ScrollToOptions) => el.current?.scrollTo({ behavior: p.scrollWithAnimation ? 'smooth' : 'auto', ...o })
  React.useEffect(() => {
    if (p.scrollTop != null) go({ top: Number(p.scrollTop) })
  }, [p.scrollTop])
  React.useEffect(() => {
    if (p.scrollLeft != null) go({ left: Number(p.scrollLeft) })
  }, [p.scrollLeft])
  React.useEffect(() => {
    const n = p.scrollIntoView && document.getElementById(p.scrollIntoView)
    const b = el.current
    if (n && b) {
      const r = n.getBoundingClientRect(),
        o = b.getBoundingClientRect()
      go({ top: b.scrollTop + r.top - o.top, left: b.scrollLeft + r.left - o.left })
    }
  }, [p.scrollIntoView])
  const onScroll = (e: SyntheticEvent<HTMLElement>) => {
    const n = e.currentTarget
    if (e.target !== n) return
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth } = n
    const at = x ? scrollLeft : scrollTop
    const left = (x ? scrollWidth - n.clientWidth : scrollHeight - n.clientHeight) - at
    const now = left <= (p.lowerThreshold ?? 50) ? 'lower' : at <= (p.upperThreshold ?? 50) ? 'upper' : ''
    emit(p.onScroll, e, { scrollTop, scrollLeft, scrollHeight, scrollWidth })
    if (now !== edge.current && now)
      emit(now === 'lower' ? p.onScrollToLower : p.onScrollToUpper, e, { direction: now })
    edge.current = now
  }
  return h(
    'div',
    {
      ...dom(p, {
        overflowX: x ? 'auto' : 'hidden',
        overflowY: p.scrollY ? 'auto' : 'hidden',
        WebkitOverflowScrolling: 'touch',
      } as CSSProperties),
      ref: both(el as { current: unknown }, ref),
      onScroll,
    },
    p.children,
  )
})

/** Scroll snap. circular goes back to the first slide instead of an endless ring. */
export const Swiper = /*#__PURE__*/ React.forwardRef<unknown, P>((p, ref) => {
  const el = React.useRef<HTMLElement>(null)
  const at = React.useRef(0)
  const timer = React.useRef(0)
  const [dot, setDot] = React.useState(0)
  const v = !!p.vertical
  const size = (n: HTMLElement) => (v ? n.clientHeight : n.clientWidth) || 1
  const go = (i: number, smooth: boolean) => {
    const n = el.current
    n?.scrollTo({ [v ? 'top' : 'left']: i * size(n), behavior: smooth ? 'smooth' : 'auto' })
  }
  const shown = React.useRef(false)
  React.useEffect(() => {
    const i = Number(p.current ?? 0)
    if (i !== at.current) go(i, shown.current)
    shown.current = true
  }, [p.current])
  React.useEffect(() => {
    if (!p.autoplay) return undefined
    const id = setInterval(
      () => {
        const n = el.current
        if (n && n.offsetParent && !document.hidden) go((at.current + 1) % Math.max(1, n.children.length), true)
      },
      Number(p.interval ?? 5000),
    )
    return () => clearInterval(id)
  }, [p.autoplay, p.interval, v])
  React.useEffect(() => () => clearTimeout(timer.current), [])
  const onScroll = (e: SyntheticEvent<HTMLElement>) => {
    const n = e.currentTarget
    if (e.target !== n) return
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const i = Math.round((v ? n.scrollTop : n.scrollLeft) / size(n))
      if (i !== at.current) {
        at.current = i
        setDot(i)
        emit(p.onChange, e, { current: i, currentItemId: '', source: 'touch' })
      }
    }, 80)
  }
  const box = h(
    'div',
    {
      className: 'h5-swiper',
      ref: both(el as { current: unknown }, ref),
      onScroll,
      style: {
        display: 'flex',
        flexDirection: v ? 'column' : 'row',
        width: '100%',
        height: '100%',
        overflow: v ? 'hidden auto' : 'auto hidden',
        scrollSnapType: `${v ? 'y' : 'x'} mandatory`,
        scrollbarWidth: 'none',
      },
    },
    p.children,
  )
  const { onChange: _c, ...rest } = p
  return h(
    'div',
    dom(rest, { position: 'relative', height: 150 }),
    box,
    p.indicatorDots && (
      <div key="d" className="h5-swiper-dots">
        {React.Children.map(p.children, (_, i) => (
          <i
            className={i === dot ? 'on' : ''}
            style={{ background: i === dot ? p.indicatorActiveColor : p.indicatorColor }}
          />
        ))}
      </div>
    ),
  )
})
export const SwiperItem = (p: P) =>
  h(
    'div',
    dom(p, {
      flex: '0 0 100%',
      minWidth: 0,
      height: '100%',
      overflow: 'hidden',
      scrollSnapAlign: 'start',
      scrollSnapStop: 'always',
    } as CSSProperties),
    p.children,
  )

/** Taro's router wraps pages with enablePullDownRefresh in this one. */
export const PullDownRefresh = ({ children }: P) => {
  const el = React.useRef<HTMLDivElement>(null)
  const [y, setY] = React.useState(0)
  const [on, setOn] = React.useState(false)
  const page = () =>
    el.current?.closest('.taro_page') as (HTMLElement & { __page?: { onPullDownRefresh?(): void } }) | null
  React.useEffect(() => {
    const box = page()
    if (!box) return undefined
    let from = -1
    let dy = 0
    const start = () => {
      setOn(true)
      setY(50)
      box.__page?.onPullDownRefresh?.()
    }
    const down = (e: TouchEvent) => {
      from = box.scrollTop <= 0 ? e.touches[0]!.clientY : -1
      dy = 0
    }
    const move = (e: TouchEvent) => {
      if (from < 0) return
      dy = (e.touches[0]!.clientY - from) * 0.4
      if (dy > 0 && box.scrollTop <= 0) {
        if (e.cancelable) e.preventDefault()
        setY(Math.min(dy, 90))
      }
    }
    const up = () => {
      if (from < 0) return
      from = -1
      if (dy > 50) start()
      else setY(0)
    }
    const ask = ({ successHandler }: any) => {
      if (page()?.offsetParent !== null) start()
      successHandler({ errMsg: 'startPullDownRefresh:ok' })
    }
    const stop = ({ successHandler }: any) => {
      setOn(false)
      setY(0)
      successHandler({ errMsg: 'stopPullDownRefresh:ok' })
    }
    box.addEventListener('touchstart', down, { passive: true })
    box.addEventListener('touchmove', move, { passive: false })
    box.addEventListener('touchend', up)
    Taro.eventCenter.on('__taroStartPullDownRefresh', ask)
    Taro.eventCenter.on('__taroStopPullDownRefresh', stop)
    return () => {
      box.removeEventListener('touchstart', down)
      box.removeEventListener('touchmove', move)
      box.removeEventListener('touchend', up)
      Taro.eventCenter.off('__taroStartPullDownRefresh', ask)
      Taro.eventCenter.off('__taroStopPullDownRefresh', stop)
    }
  }, [])
  return (
    <div ref={el} className={on ? 'h5-pull h5-pull--on' : 'h5-pull'}>
      <div className="h5-pull-tip" style={{ height: y, transition: 'height .2s' }} />
      {children}
    </div>
  )
}
