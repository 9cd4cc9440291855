import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** shown in place of what broke; nothing by default, so that the rest of the page closes up */
  fallback?: ReactNode
  onError?: (error: unknown, info: ErrorInfo) => void
}

/** A part that breaks goes alone. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  override render() {
    return this.state.broken ? (this.props.fallback ?? null) : this.props.children
  }
}
