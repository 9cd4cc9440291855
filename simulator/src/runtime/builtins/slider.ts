import { touchOf } from './drag'
import { builtIn } from './define'

export const slider = builtIn(
  {
    min: 0,
    max: 100,
    step: 1,
    disabled: false,
    value: 0,
    color: '#e9e9e9',
    selectedColor: '#1aad19',
    activeColor: '',
    backgroundColor: '',
    blockSize: 28,
    blockColor: '#ffffff',
    showValue: false,
    name: '',
  },
  (self) => {
    const { data, element, node, part } = self
    const track = part('div', 'wx-slider-track')
    const filled = self.document.createElement('div')
    const block = self.document.createElement('div')
    filled.className = 'wx-slider-filled'
    block.className = 'wx-slider-block'
    track.append(filled, block)
    const words = part('span', 'wx-slider-value')

    const nearest = (value: number) => {
      const { min, max, step } = data
      const stepped = min + Math.round((value - min) / (step || 1)) * (step || 1)
      return Number(Math.min(max, Math.max(min, stepped)).toFixed(10))
    }
    const valueAt = (x: number) => {
      const { left, width } = track.getBoundingClientRect()
      return nearest(width ? data.min + ((x - left) / width) * (data.max - data.min) : data.value)
    }
    let dragged = false
    const follow = (event: unknown, last: boolean) => {
      if (data.disabled) return
      const value = valueAt(touchOf(event).clientX)
      const moved = value !== data.value
      self.set({ value })
      if (moved && !last) self.fire('changing', { value })
      dragged ||= moved
      if (last && dragged) self.fire('change', { value })
      if (last) dragged = false
    }
    node.addListener('touchstart', (event) => follow(event, false))
    node.addListener('touchmove', (event) => follow(event, false))
    node.addListener('touchend', (event) => follow(event, true))
    return {
      paint() {
        const { min, max, value, blockSize, showValue, activeColor, selectedColor, backgroundColor, color } = data
        const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) * 100 : 0
        const size = Math.min(28, Math.max(12, blockSize))
        track.style.background = backgroundColor || color
        filled.style.cssText = `width:${share}%;background:${activeColor || selectedColor}`
        block.style.cssText = `left:${share}%;width:${size}px;height:${size}px;margin:${-size / 2}px;background:${data.blockColor}`
        words.textContent = showValue ? String(nearest(value)) : ''
        words.hidden = !showValue
        element.toggleAttribute('disabled', data.disabled)
      },
      methods: {
        slideTo(value: unknown) {
          if (data.disabled) return
          self.set({ value: nearest(Number(value)) })
          self.fire('change', { value: data.value })
        },
        formValue: () => data.value,
        reset: () => self.set({ value: data.min }),
      },
    }
  },
)
