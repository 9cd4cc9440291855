import type { TabBarItem, TabBarStyle } from '../chrome/chrome'
import type { Sim } from '../sim'
import type { Area } from './define'
import { need } from './needs'

/** The navigation bar, the tab bar and the ground behind the page. */
export function barsArea(sim: Sim): Area {
  const { chrome } = sim
  const ofIndex =
    <Options extends { index: number }>(run: (options: Options) => void) =>
    (options: Options) => {
      need(options, { index: 'Number' })
      run(options)
    }
  return {
    async: {
      setNavigationBarTitle(options: { title: string }) {
        need(options, { title: 'String' })
        sim.chrome.setTitle(options.title)
      },
      setNavigationBarColor(options: { frontColor: string; backgroundColor: string }) {
        need(options, { frontColor: 'String', backgroundColor: 'String' })
        const { frontColor, backgroundColor } = options
        if (!['#ffffff', '#000000'].includes(frontColor.toLowerCase())) throw new Error('invalid frontColor')
        if (!/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(backgroundColor)) throw new Error('invalid backgroundColor')
        sim.chrome.setBarColors({ frontColor, backgroundColor })
      },
      showNavigationBarLoading: () => sim.chrome.setBarLoading(true),
      hideNavigationBarLoading: () => sim.chrome.setBarLoading(false),
      hideHomeButton: () => sim.chrome.hideHomeButton(),
      setBackgroundColor: ({ backgroundColor }: { backgroundColor?: string }) =>
        sim.chrome.setBackground({ backgroundColor }),
      setBackgroundTextStyle(options: { textStyle: 'dark' | 'light' }) {
        if (!['dark', 'light'].includes(options.textStyle)) throw new Error('invalid textStyle')
        sim.chrome.setBackground({ backgroundTextStyle: options.textStyle })
      },
      setTabBarItem: ofIndex(({ index, ...item }: TabBarItem & { index: number }) =>
        chrome.tabBar.setItem(index, item),
      ),
      setTabBarStyle: (style: TabBarStyle) => chrome.tabBar.setStyle(style),
      setTabBarBadge: ofIndex(({ index, text }: { index: number; text: string }) => {
        need({ text }, { text: 'String' })
        chrome.tabBar.setBadge(index, text)
      }),
      removeTabBarBadge: ofIndex(({ index }) => chrome.tabBar.setBadge(index, '')),
      showTabBarRedDot: ofIndex(({ index }) => chrome.tabBar.setRedDot(index, true)),
      hideTabBarRedDot: ofIndex(({ index }) => chrome.tabBar.setRedDot(index, false)),
      showTabBar: () => chrome.tabBar.setShown(true),
      hideTabBar: () => chrome.tabBar.setShown(false),
    },
  }
}
