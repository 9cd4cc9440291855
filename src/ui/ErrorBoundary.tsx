import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** shown in place of what broke; nothing by default, so that the rest of the page closes up */
  fallback?: ReactNode
  /** what is drawn; another one gets a try of its own */
  of?: unknown
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

  override componentDidUpdate({ of }: Props) {
    if (this.state.broken && of !== this.props.of) this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? (this.props.fallback ?? null) : this.props.children
  }
}
