import { any, builtIn, pageOf, type Self } from './define'
import { styleText } from './field'

/** The chrome paints the bars of the page that is shown. */
function settle(self: Pick<Self, 'sim' | 'document'>, settings: Record<string, unknown>): void {
  const page = pageOf(self)
  if (!page) return
  for (const [name, value] of Object.entries(settings))
    if (value !== '') Object.assign(page.settings, { [name]: value })
  if (page.shown) self.sim.chrome.paint()
}

export const pageMeta = builtIn(
  {
    backgroundTextStyle: '',
    backgroundColor: '',
    backgroundColorTop: '',
    backgroundColorBottom: '',
    rootBackgroundColor: '',
    scrollTop: '',
    scrollDuration: 300,
    pageStyle: any(''),
    pageFontSize: '',
    rootFontSize: '',
    pageOrientation: '',
  },
  (self) => {
    const { data, document, window, sim } = self
    const html = document.documentElement
    const page = () => self.element.closest('page') as HTMLElement | null
    let before = ''
    const scrolled = () => self.fire('scroll', { scrollTop: html.scrollTop })
    const resized = () =>
      self.fire('resize', { size: { windowWidth: window.innerWidth, windowHeight: window.innerHeight } })
    return {
      changed: {
        scrollTop(top) {
          if (top === '') return
          const smooth = data.scrollDuration > 0 && !sim.scenario.frozen
          const to = parseFloat(top) || 0
          if (html.scrollTo) html.scrollTo({ top: to, behavior: smooth ? 'smooth' : 'instant' })
          setTimeout(() => self.fire('scrolldone'), smooth ? data.scrollDuration : 0)
        },
      },
      paint() {
        const { backgroundTextStyle, backgroundColor, backgroundColorTop, backgroundColorBottom } = data
        settle(self, { backgroundTextStyle, backgroundColor, backgroundColorTop, backgroundColorBottom })
        const style = styleText(data.pageStyle)
        const root = page()
        if (root && style !== before) root.style.cssText = style
        before = style
        const sizes: Record<string, string> = { system: '' }
        if (data.rootFontSize) html.style.fontSize = sizes[data.rootFontSize] ?? data.rootFontSize
        if (root && data.pageFontSize) root.style.fontSize = sizes[data.pageFontSize] ?? data.pageFontSize
        if (data.rootBackgroundColor) document.body.style.backgroundColor = data.rootBackgroundColor
        if (data.pageOrientation) sim.measure.warned('not simulated: page-meta page-orientation')
      },
      attached() {
        document.addEventListener('scroll', scrolled)
        window.addEventListener('resize', resized)
      },
      detached() {
        document.removeEventListener('scroll', scrolled)
        window.removeEventListener('resize', resized)
      },
    }
  },
)

export const navigationBar = builtIn(
  {
    title: '',
    loading: false,
    frontColor: '',
    backgroundColor: '',
    colorAnimationDuration: 0,
    colorAnimationTimingFunc: 'linear',
  },
  (self) => ({
    paint() {
      const { title, frontColor, backgroundColor, loading } = self.data
      if (loading) self.sim.measure.warned('not simulated: navigation-bar loading')
      settle(self, {
        navigationBarTitleText: title,
        navigationBarTextStyle: frontColor && (frontColor.toLowerCase() === '#ffffff' ? 'white' : 'black'),
        navigationBarBackgroundColor: backgroundColor,
      })
    },
  }),
)
