import { any, builtIn } from './define'

const green = '#07c160'
const grey = '#b2b2b2'
/** Colour and drawing (of 24 x 24) of each icon; the drawing is cut out of the disc where there is one. */
const icons: Record<string, { color: string; disc: boolean; path: string; ring?: boolean }> = {
  success: { color: green, disc: true, path: 'M6.5 12.5l3.8 3.8 7.4-8' },
  success_no_circle: { color: green, disc: false, path: 'M5 12.5l4.8 4.8L19 7' },
  info: { color: '#10aeff', disc: true, path: 'M12 6.5v.2M12 10.5v7' },
  warn: { color: '#fa5151', disc: true, path: 'M12 6.5v7M12 17.3v.2' },
  waiting: { color: '#10aeff', disc: true, path: 'M12 6.5V12l4 3' },
  cancel: { color: '#fa5151', disc: false, ring: true, path: 'M8.5 8.5l7 7M15.5 8.5l-7 7' },
  download: { color: green, disc: false, ring: true, path: 'M12 6.5v9M8.5 12.5l3.5 3.5 3.5-3.5' },
  search: { color: grey, disc: false, path: 'M16.2 16.2L20 20M10.5 4.5a6 6 0 1 0 .01 0' },
  clear: { color: grey, disc: true, path: 'M8.5 8.5l7 7M15.5 8.5l-7 7' },
  circle: { color: '#c9c9c9', disc: false, ring: true, path: '' },
  info_circle: { color: '#10aeff', disc: false, ring: true, path: 'M12 6.5v.2M12 10.5v7' },
}

export const icon = builtIn({ type: 'success', size: any(23), color: '' }, (self) => {
  const inside = self.part('i')
  return {
    paint() {
      const { type, color } = self.data
      const size = parseFloat(String(self.data.size)) || 23
      const unit = String(self.data.size).endsWith('rpx') ? (self.window.innerWidth || 375) / 750 : 1
      const drawing = icons[type]
      if (!drawing) self.sim.measure.warned(`<icon> type: there is no "${type}"`)
      const { disc = false, ring = false, path = '', color: usual = grey } = drawing ?? {}
      const ink = color || usual
      inside.style.cssText = `display:inline-block;width:${size * unit}px;height:${size * unit}px`
      inside.innerHTML = `<svg viewBox="0 0 24 24" width="100%" height="100%" fill="none" stroke-width="1.8" stroke-linecap="round">
        ${disc ? '<circle cx="12" cy="12" r="11"/>' : ring ? '<circle cx="12" cy="12" r="10.5"/>' : ''}<path d="${path}"/></svg>`
      inside.querySelector('circle')?.setAttribute(disc ? 'fill' : 'stroke', ink)
      inside.querySelector('path')?.setAttribute('stroke', disc ? '#fff' : ink)
    },
  }
})

export const progress = builtIn(
  {
    percent: 0,
    showInfo: false,
    borderRadius: any(0),
    fontSize: any(16),
    strokeWidth: any(6),
    color: '#09BB07',
    activeColor: '#09BB07',
    backgroundColor: '#EBEBEB',
    active: false,
    activeMode: 'backwards',
    duration: 30,
  },
  (self) => {
    const { data } = self
    const bar = self.part('div', 'wx-progress-bar')
    const done = self.document.createElement('div')
    done.className = 'wx-progress-done'
    bar.append(done)
    const words = self.part('span', 'wx-progress-words')
    let shown = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const px = (value: unknown) =>
      typeof value === 'number' || /^[\d.]+$/.test(String(value)) ? `${value}px` : String(value)

    function stand(percent: number): void {
      shown = percent
      done.style.width = `${percent}%`
      words.textContent = `${percent}%`
    }
    function grow(target: number): void {
      clearTimeout(timer)
      if (shown >= target) {
        stand(target)
        self.fire('activeend', { curPercent: target })
        return
      }
      stand(shown + 1)
      timer = setTimeout(() => grow(target), data.duration)
    }
    return {
      changed: {
        percent(wanted) {
          const percent = Math.min(100, Math.max(0, wanted))
          clearTimeout(timer)
          if (!data.active || self.sim.scenario.frozen) return stand(percent)
          stand(data.activeMode === 'forwards' ? Math.min(shown, percent) : 0)
          timer = setTimeout(() => grow(percent), 0)
        },
      },
      paint() {
        bar.style.cssText = `height:${px(data.strokeWidth)};background:${data.backgroundColor};border-radius:${px(data.borderRadius)}`
        done.style.background = data.color !== '#09BB07' ? data.color : data.activeColor
        done.style.borderRadius = px(data.borderRadius)
        words.hidden = !data.showInfo
        words.style.fontSize = px(data.fontSize)
        if (!data.active) stand(Math.min(100, Math.max(0, data.percent)))
      },
      detached: () => clearTimeout(timer),
    }
  },
)
