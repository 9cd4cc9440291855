import { forwardRef, useEffect, useRef, useState } from 'react'
import type { ProgressProps } from '@tarojs/components/types/Progress'
import { dom } from './dom'
import { raise } from './taroEvent'

export const Progress = /*#__PURE__*/ forwardRef<HTMLDivElement, ProgressProps>(function Progress(props, ref) {
  const { percent = 0, showInfo, strokeWidth = 6, borderRadius = 0, fontSize = 16, active, activeMode } = props
  const { activeColor, color, backgroundColor = 'var(--line)', duration = 30, onActiveEnd } = props
  const target = Math.min(100, Math.max(0, percent))
  const [shown, setShown] = useState(active ? 0 : target)
  const bar = useRef<HTMLDivElement>(null)
  // forwards goes on from where it stood; backwards (the default of weapp) starts again from 0
  const from = useRef(0)
  const distance = Math.abs(target - (activeMode === 'forwards' ? from.current : 0))
  useEffect(() => {
    if (!active) return setShown(target)
    if (activeMode !== 'forwards') setShown(0)
    // the browser must have drawn the start before it can move from it
    const frame = requestAnimationFrame(() => {
      void bar.current?.offsetWidth
      setShown(target)
    })
    return () => {
      cancelAnimationFrame(frame)
      from.current = target
    }
  }, [active, activeMode, target])
  const ends = shown === target && active
  return (
    <div
      role="progressbar"
      aria-valuenow={target}
      aria-valuemin={0}
      aria-valuemax={100}
      {...dom(props, undefined, 'h5-progress')}
      ref={ref}
    >
      <div style={{ flex: 1, height: Number(strokeWidth), borderRadius, backgroundColor, overflow: 'hidden' }}>
        <div
          ref={bar}
          style={{
            width: `${shown}%`,
            height: '100%',
            backgroundColor: activeColor ?? color ?? 'var(--primary-fill)',
            transition: ends ? `width ${distance * duration}ms linear` : undefined,
          }}
          onTransitionEnd={(e) => raise(onActiveEnd, 'activeend', e.currentTarget, { curPercent: target })}
        />
      </div>
      {showInfo && <span style={{ fontSize: Number(fontSize), marginLeft: 15 }}>{target}%</span>}
    </div>
  )
})
