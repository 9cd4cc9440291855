import { draggable } from './drag'
import type { Self } from './define'

export const refresherProperties = {
  refresherEnabled: false,
  refresherThreshold: 45,
  refresherDefaultStyle: 'black',
  refresherBackground: '#FFF',
  refresherTriggered: false,
  refresherTwoLevelEnabled: false,
  refresherTwoLevelTriggered: false,
  refresherTwoLevelThreshold: 150,
  refresherTwoLevelCloseThreshold: 80,
  refresherTwoLevelScrollEnabled: false,
  refresherBallisticRefreshEnabled: false,
  refresherTwoLevelPinned: false,
}

/** Pulling a scroll-view down at its top. The second level is not simulated. */
export function refresher(self: Self<typeof refresherProperties>): {
  paint(): void
  triggered(on: boolean): void
  refresh(): void
} {
  const { data, element, sim, document } = self
  const head = document.createElement('div')
  head.className = 'wx-refresher'
  element.prepend(head)
  let pulled = 0
  let refreshing = false

  const stand = (height: number) => {
    pulled = height
    head.style.height = `${height}px`
  }
  function refresh(): void {
    if (refreshing) return
    refreshing = true
    stand(data.refresherThreshold)
    self.fire('refresherrefresh', { dy: pulled })
  }
  function restore(): void {
    if (!refreshing) return
    refreshing = false
    stand(0)
    self.fire('refresherrestore', { dy: 0 })
  }

  draggable(self, () => 'y', {
    start: () => data.refresherEnabled && !refreshing && element.scrollTop <= 0,
    move(_, dy) {
      if (dy <= 0) return
      stand(Math.min(dy / 2, data.refresherThreshold * 3))
      self.fire('refresherpulling', { dy: pulled })
    },
    end() {
      if (pulled >= data.refresherThreshold) return refresh()
      if (pulled > 0) self.fire('refresherabort', { dy: pulled })
      stand(0)
    },
  })
  return {
    refresh,
    triggered: (on) => (on ? refresh() : restore()),
    paint() {
      if (data.refresherTwoLevelEnabled) sim.measure.warned('not simulated: scroll-view refresher-two-level-enabled')
      head.style.background = data.refresherBackground
      element.toggleAttribute('pulls', data.refresherEnabled)
      const style = data.refresherDefaultStyle
      head.classList.toggle('wx-refresher-dots', style !== 'none')
      head.style.color = style === 'white' ? '#fff' : '#888'
    },
  }
}
