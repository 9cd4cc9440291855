import type { PropsWithChildren } from 'react'
import './app.scss'
import { startUp, welcome } from './api/start'
import { useLaunch } from './platform/lifecycle/lifecycle'
import { ErrorBoundary } from './ui/ErrorBoundary'
import { PageLoading } from './ui/PageLoading'

startUp()

export default function App({ children }: PropsWithChildren) {
  useLaunch(({ path, query }) => void welcome(path, query ?? {}))
  return (
    <ErrorBoundary>
      {children}
      <PageLoading />
    </ErrorBoundary>
  )
}
