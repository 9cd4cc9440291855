import { useLayoutEffect, useState, type PropsWithChildren, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { useWords } from '@/i18n/locale'
import { askWhetherOpen } from '@/start/closed'
import { firstScreen } from '@/platform/first-screen/firstScreen'
import { usePullDownRefresh } from '@/platform/lifecycle/lifecycle'
import { PlaceScope, usePlace } from '@/platform/lifecycle/place'
import { wayBack } from '@/platform/overlay/wayBack'
import { drawsTabBar } from '@/platform/tab-bar/tabBar'
import { useBoot } from '@/session/boot'
import { usePageGate } from '@/navigation/gate'
import { BackToTop } from './BackToTop'
import { ErrorBoundary } from './ErrorBoundary'
import { NavBar, type NavBarProps } from './NavBar'
import { OfflineStrip } from './OfflineStrip'
import { QuestionHost } from './QuestionHost'
import { ReminderBar } from './ReminderBar'
import styles from './Screen.module.scss'
import { screenSlots } from './screenSlots'
import { stateOf, type ScreenState, type Waited } from './screenState'
import { Skeleton, UsualSkeleton } from './Skeleton'
import { Stopped } from './Stopped'
import { ToastHost } from './ToastHost'
import { useUiTexts } from './texts'
import { WayBack } from './WayBack'
import { WordsMissing } from './WordsMissing'
import { useTheme } from './theme/useTheme'
import { usePageGround } from './usePageGround'
import { usePageTitle } from './usePageTitle'

export interface ScreenProps extends Omit<NavBarProps, 'clear'> {
  /** clear: lies on the content, for a picture underneath; none: the screen has its own or a native bar */
  bar?: 'solid' | 'clear' | 'none'
  /** a tab page: no back button, room for the tab bar */
  tab?: boolean
  /** a bottom navigation of its own, with the same room */
  nav?: ReactNode
  /** stays at the bottom edge, above the tab bar and the safe area */
  bottom?: ReactNode
  /** data the content cannot do without: skeleton, failure and retry are drawn here */
  data?: Waited | readonly Waited[]
  /** over what `data` says */
  state?: ScreenState
  /** what went wrong; over what `data` says */
  message?: string
  onRetry?: () => void
  /** in place of what the mall will not show: its words, and a way on; without it another try is offered */
  refused?: (words: string | undefined) => ReactNode
  /** what the shopper's way back does instead of leaving, and the bar's button where `left` says nothing else */
  onBack?: () => Promise<void>
  /** in place of rows while loading */
  skeleton?: ReactNode
  /** pull-down refresh; the page's configuration allows it */
  onRefresh?: () => Promise<unknown>
  /** page: grey; surface: white, for forms without cards and articles */
  ground?: 'page' | 'surface'
  /** 1000 units down a button leads back up */
  toTop?: boolean
  className?: string
}

/** Every page stands in one: bar, theme, safe areas, states, toast. */
export function Screen(props: PropsWithChildren<ScreenProps>) {
  const { bar = 'solid', tab, nav, bottom, data = [], ground = 'page', toTop = true, className = '' } = props
  const theme = useTheme()
  const words = useWords()
  const texts = useUiTexts()
  const gate = usePageGate()
  const place = usePlace()
  const [attempt, setAttempt] = useState(0)
  usePageTitle(props.title)
  usePageGround(theme, bar === 'solid' ? String(props.barColours?.background ?? '') : '')
  const closed = useBoot((boot) => boot.closed)
  usePullDownRefresh(async () => (closed === undefined ? props.onRefresh?.() : askWhetherOpen()))
  const waited = 'refresh' in data ? [data] : data
  const found = stateOf(waited)
  const state = props.state ?? found.state
  const isDrawn = words === 'here' && state !== 'loading'
  useLayoutEffect(() => {
    if (isDrawn) firstScreen.drawn()
  }, [isDrawn])

  if (words !== 'here')
    return (
      <View className={`mall ${styles.screen} ${styles[ground]}`} style={theme}>
        {words === 'missing' && <WordsMissing />}
      </View>
    )

  const retry = props.onRetry ?? (waited.length ? () => waited.forEach((one) => void one.refresh()) : undefined)

  const content = () => {
    if (closed !== undefined) return <Stopped why="closed" message={closed} onRetry={() => void askWhetherOpen()} />
    if (gate === 'off') return <screenSlots.NotOffered />
    if (gate === 'guest' || state === 'loading')
      return <Skeleton label={texts.loading}>{props.skeleton ?? <UsualSkeleton />}</Skeleton>
    if (state === 'ready') return props.children
    if (state === 'refused' && props.refused) return props.refused(props.message ?? found.message)
    return <Stopped why={state} message={props.message ?? found.message} onRetry={retry} />
  }
  const tabbed = tab || nav ? styles.tabbed : ''
  const hasBar = bottom && state === 'ready' && gate === 'open' && closed === undefined
  return (
    <PlaceScope value={place}>
      <wayBack.Scope>
        {props.onBack && <WayBack run={props.onBack} />}
        <View className={`mall ${styles.screen} ${styles[ground]} ${tabbed} ${className}`} style={theme}>
          {bar !== 'none' && (
            <NavBar
              title={props.title}
              heading={props.heading}
              left={tab && props.left === undefined ? null : props.left}
              right={props.right}
              onBack={props.onBack}
              barColours={props.barColours}
              clear={bar === 'clear'}
            />
          )}
          <View className={styles.content} role="main">
            <ErrorBoundary key={attempt} fallback={<Stopped why="failed" onRetry={() => setAttempt(attempt + 1)} />}>
              {content()}
            </ErrorBoundary>
          </View>
          {hasBar ? (
            <View className={styles.bottom}>
              <OfflineStrip place="bar" />
              {bottom}
            </View>
          ) : (
            <OfflineStrip />
          )}
          {toTop && <BackToTop raised={!!(tab || nav || bottom)} />}
          {tab && drawsTabBar && <screenSlots.TabBar path={place.path} />}
          {nav}
          {tab && <ReminderBar raised={!!bottom} />}
          <ToastHost />
          <QuestionHost />
        </View>
      </wayBack.Scope>
    </PlaceScope>
  )
}
