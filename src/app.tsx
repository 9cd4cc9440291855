import type { PropsWithChildren } from 'react'
import './app.scss'
import { askWhetherOpen } from '@/start/closed'
import { comeBack, startUp, welcome } from '@/start/start'
import { useDidShow, useLaunch } from './platform/lifecycle/lifecycle'
import { NotOffered } from './domain/shop/NotOffered'
import { TabBar } from './domain/tab-bar/TabBar'
import { ErrorBoundary } from './ui/ErrorBoundary'
import { PageLoading } from './ui/PageLoading'
import { fillScreenSlots } from './ui/screenSlots'

fillScreenSlots({ TabBar, NotOffered })
startUp()

export default function App({ children }: PropsWithChildren) {
  useLaunch(({ path, query }) => void welcome(path, query ?? {}))
  useDidShow((entry?: object) => {
    comeBack(entry)
    void askWhetherOpen()
  })
  return (
    <ErrorBoundary>
      {children}
      <PageLoading />
    </ErrorBoundary>
  )
}
